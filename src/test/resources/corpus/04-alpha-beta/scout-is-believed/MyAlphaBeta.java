// exercise: 04
// truth: wrong
// mistake: a later child of MAX that the null window finds better is not searched again, so its bound passes for its value
// player: MAX
// style: PVS, fail-soft, methods for MAX and MIN
// single: yes
// detail: sometimes; MIN searches again
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
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private Choice<A> max(Game<S, A> game, S state, int alpha, int beta) {
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            boolean first = best == null || alpha == -Window.INFINITY;
            int v = value(game, child, alpha, first ? beta : alpha + 1);
            if (best == null || v > best.value()) {
                best = new Choice<>(action, v);
            }
            alpha = Math.max(alpha, v);
            if (alpha >= beta) break;
        }
        return best;
    }

    private Choice<A> min(Game<S, A> game, S state, int alpha, int beta) {
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            boolean first = best == null || beta == Window.INFINITY;
            int v = value(game, child, first ? alpha : beta - 1, beta);
            if (!first && alpha < v && v < beta) {
                v = Math.min(v, value(game, child, alpha, v));
            }
            if (best == null || v < best.value()) {
                best = new Choice<>(action, v);
            }
            beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return best;
    }
}
