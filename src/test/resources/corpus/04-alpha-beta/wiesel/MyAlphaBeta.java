// exercise: 04
// truth: wrong
// mistake: bestAction for MAX takes a later action whose number only equals the best, though it may be a bound.
// player: MAX
// style: one method plus Choice at the root
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (game.player(state) == Player.MAX) {
            Choice<A> best = new Choice<>(null, -Window.INFINITY);
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), best.value(), Window.INFINITY);
                if (v >= best.value()) {
                    best = new Choice<>(a, v);
                }
            }
            return best.action();
        }
        Choice<A> best = new Choice<>(null, Window.INFINITY);
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), -Window.INFINITY, best.value());
            if (v < best.value()) {
                best = new Choice<>(a, v);
            }
        }
        return best.action();
    }
}
