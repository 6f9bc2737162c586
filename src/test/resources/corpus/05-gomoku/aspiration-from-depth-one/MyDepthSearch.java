// exercise: 05
// truth: wrong
// mistake: bestAction searches again if the value falls to the lower end of its aspiration window, but not if it rises to the upper end
// player: both
// style: iterative deepening with an aspiration window of 100,000 to each side
// single: yes
// detail: sometimes; only if the value rises by 100,000 or more from one depth to the next
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int WIDTH = 100_000;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || (game.player(state) == Player.MAX ? value > best : value < best)) {
                best = value;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return root(game, evaluation, state, depth, alpha, beta, null).value;
    }

    private class Found {
        A action;
        int value;
    }

    /** A node with its best action; the fallback if none gets into the window. */
    private Found root(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, A fallback) {
        boolean max = game.player(state) == Player.MAX;
        Found found = new Found();
        found.action = fallback;
        found.value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                found.value = Math.max(found.value, value);
                if (value > alpha) {
                    alpha = value;
                    found.action = action;
                }
            } else {
                found.value = Math.min(found.value, value);
                if (value < beta) {
                    beta = value;
                    found.action = action;
                }
            }
            if (alpha >= beta) {
                break;
            }
        }
        return found;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Found best = root(game, evaluation, state, 1, -Window.INFINITY, Window.INFINITY, null);
        for (int d = 2; d <= depth; d++) {
            int low = best.value - WIDTH;
            int high = best.value + WIDTH;
            Found next = root(game, evaluation, state, d, low, high, best.action);
            if (next.value <= low) {
                next = root(game, evaluation, state, d, -Window.INFINITY, Window.INFINITY, best.action);
            }
            best = next;
        }
        return best.action;
    }
}
