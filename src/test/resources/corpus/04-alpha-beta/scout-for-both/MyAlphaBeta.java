// exercise: 04
// truth: right
// mistake: none; principal variation search with null windows for either player
// player: both
// style: PVS, fail-soft
// single: yes
// detail: always; the second search of PVS has no memory and asks again
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : search(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> search(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        A bestAction = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (bestAction == null || game.terminal(next)) {
                v = value(game, next, alpha, beta);
            } else if (max) {
                v = value(game, next, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = Math.max(v, value(game, next, v, beta));
                }
            } else {
                v = value(game, next, beta - 1, beta);
                if (v < beta && v > alpha) {
                    v = Math.min(v, value(game, next, alpha, v));
                }
            }
            if (bestAction == null || (max ? v > best : v < best)) {
                best = v;
                bestAction = action;
            }
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return new Choice<>(bestAction, best);
    }
}
