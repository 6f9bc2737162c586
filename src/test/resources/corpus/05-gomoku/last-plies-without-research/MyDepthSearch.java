// exercise: 05
// truth: wrong
// mistake: the NegaScout takes the null-window result of a child of the last two plies as exact and does not search again; that holds only if the other player moves at the child
// player: both
// style: SCOUT with two symmetric branches, fail-soft
// kind: subtle
// single: yes
// detail: the same player moves twice in a row just before the horizon, and the child's first good move is not its best
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Integer best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || (max ? value > best : value < best)) {
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
        boolean first = true;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int a = Math.max(alpha, best);
                int v;
                if (first || a + 1 >= beta) {
                    v = alphaBeta(game, evaluation, next, depth - 1, a, beta);
                } else {
                    v = alphaBeta(game, evaluation, next, depth - 1, a, a + 1);
                    // close to the horizon a fail-soft value is exact already
                    if (v > a && v < beta && depth > 2) {
                        v = alphaBeta(game, evaluation, next, depth - 1, a, beta);
                    }
                }
                first = false;
                best = Math.max(best, v);
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int b = Math.min(beta, best);
            int v;
            if (first || b - 1 <= alpha) {
                v = alphaBeta(game, evaluation, next, depth - 1, alpha, b);
            } else {
                v = alphaBeta(game, evaluation, next, depth - 1, b - 1, b);
                if (v < b && v > alpha && depth > 2) {
                    v = alphaBeta(game, evaluation, next, depth - 1, alpha, b);
                }
            }
            first = false;
            best = Math.min(best, v);
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A choice = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max
                    ? alphaBeta(game, evaluation, next, depth - 1, best, Window.INFINITY)
                    : alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, best);
            if (choice == null || (max ? v > best : v < best)) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
