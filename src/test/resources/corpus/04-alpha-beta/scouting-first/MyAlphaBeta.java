// exercise: 04
// truth: right
// mistake: -
// player: both
// style: principal variation search, players need not alternate, fail-soft
// kind: -
// single: yes
// detail: -
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
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value;
            if (best == null || game.terminal(next)) {
                value = value(game, next, alpha, beta);
            } else if (max) {
                value = value(game, next, alpha, alpha + 1);
                if (value > alpha && value < beta) {
                    value = value(game, next, alpha, beta);
                }
            } else {
                value = value(game, next, beta - 1, beta);
                if (value < beta && value > alpha) {
                    value = value(game, next, alpha, beta);
                }
            }
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Choice<>(action, value);
            }
            alpha = max ? Math.max(alpha, value) : alpha;
            beta = max ? beta : Math.min(beta, value);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }
}
