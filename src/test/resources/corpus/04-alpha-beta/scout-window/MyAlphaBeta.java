// exercise: 04
// truth: right
// mistake: none
// player: both
// style: principal variation search, fail-soft, both players in one method, with a function for looking at a child
// single: yes
// detail: none
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : choose(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> choose(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v;
            if (best == null) {
                v = value(game, child, alpha, beta);
            } else if (max) {
                v = value(game, child, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = Math.max(v, value(game, child, v, beta));
                }
            } else {
                v = value(game, child, beta - 1, beta);
                if (v < beta && v > alpha) {
                    v = Math.min(v, value(game, child, alpha, v));
                }
            }
            if (best == null || (max ? v > best.value() : v < best.value())) {
                best = new Choice<>(action, v);
            }
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }
}
