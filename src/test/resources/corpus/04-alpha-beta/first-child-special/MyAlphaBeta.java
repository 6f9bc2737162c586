// exercise: 04
// truth: wrong
// mistake: no cutoff after the first child: the bound is compared for the first time after the second
// player: both
// style: first child outside the loop
// single: yes
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        // the first one is taken as it is, so I need no infinity
        int best = value(game, game.result(state, actions.get(0)), alpha, beta);
        if (max) alpha = Math.max(alpha, best);
        else beta = Math.min(beta, best);
        for (int i = 1; i < actions.size(); i++) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max && v > best) best = v;
            if (!max && v < best) best = v;
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = actions.get(0);
        int v = value(game, game.result(state, best), alpha, beta);
        if (max) alpha = v; else beta = v;
        for (A action : actions.subList(1, actions.size())) {
            v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                best = action;
                alpha = v;
            } else if (!max && v < beta) {
                best = action;
                beta = v;
            }
        }
        return best;
    }
}
