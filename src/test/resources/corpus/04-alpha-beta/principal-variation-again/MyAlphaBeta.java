// exercise: 04
// truth: right
// mistake: none; principal variation search with a second search when the null window fails on the good side
// player: both
// style: PVS, fail-soft, without negation
// single: yes
// detail: always right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Found<A>(A action, int value) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : pvs(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return pvs(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Found<A> pvs(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Found<A> best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (best == null || alpha == -Window.INFINITY && max || beta == Window.INFINITY && !max) {
                v = value(game, next, alpha, beta);
            } else if (max) {
                v = value(game, next, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = value(game, next, alpha, beta);
                }
            } else {
                v = value(game, next, beta - 1, beta);
                if (v < beta && v > alpha) {
                    v = value(game, next, alpha, beta);
                }
            }
            if (best == null || (max ? v > best.value() : v < best.value())) {
                best = new Found<>(action, v);
            }
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
