// exercise: 04
// truth: right
// mistake: -
// player: both
// style: principal variation search, fail-soft, null windows for all but the first child, for either player, also at the root
// single: yes
// detail: never goes wrong

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Found<A>(int value, A action) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : search(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Found<A> search(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Found<A> best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (best == null || (long) beta - alpha <= 1) {
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
                best = new Found<>(v, action);
            }
            if (max && v > alpha) {
                alpha = v;
            } else if (!max && v < beta) {
                beta = v;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
