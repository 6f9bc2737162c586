// exercise: 04
// truth: wrong
// mistake: In bestAction the value of the first action stays the bound for all the others; later improvements change the best but not the window.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import java.util.List;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, action), alpha, beta));
                if (v >= beta) {
                    return v;
                }
                alpha = Math.max(alpha, v);
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, action), alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        final int alpha = max ? bestValue : -Window.INFINITY;
        final int beta = max ? Window.INFINITY : bestValue;
        for (A action : actions.subList(1, actions.size())) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                best = action;
            }
        }
        return best;
    }
}
