// exercise: 04
// truth: right
// mistake: none; principal variation search, also at the root
// player: both
// style: null window first, second search if it lies inside the window, Choice
// single: yes
// detail: always right; leaves may be asked for again by the second search
import plybook.task.Choice;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : scout(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return scout(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> scout(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (best == null) {
                v = value(game, next, alpha, beta);
            } else {
                v = max ? value(game, next, alpha, alpha + 1) : value(game, next, beta - 1, beta);
                if (alpha < v && v < beta) {
                    v = value(game, next, alpha, beta);
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
                break;
            }
        }
        return best;
    }
}
