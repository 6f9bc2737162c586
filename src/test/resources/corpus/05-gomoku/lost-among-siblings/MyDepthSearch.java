// exercise: 05
// truth: wrong
// mistake: minimax counts the depth down inside the loop, so that each sibling is searched one ply less deep than the one before
// player: both
// style: iterators and while loops
// kind: slip
// single: yes
// detail: minimax only, from the second child of any node on, if the depth is 2 or more; alphaBeta and bestAction are right
import java.util.Iterator;
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
        if (depth <= 0) {
            return evaluation.value(state);
        }
        Iterator<A> actions = game.actions(state).iterator();
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        while (actions.hasNext()) {
            int v = minimax(game, evaluation, game.result(state, actions.next()), --depth);
            if (max ? v > best : v < best) {
                best = v;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        Iterator<A> actions = game.actions(state).iterator();
        boolean max = game.player(state) == Player.MAX;
        while (actions.hasNext() && alpha < beta) {
            int v = alphaBeta(game, evaluation, game.result(state, actions.next()), depth - 1, alpha, beta);
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Iterator<A> actions = game.actions(state).iterator();
        boolean max = game.player(state) == Player.MAX;
        A best = actions.next();
        int bound = alphaBeta(game, evaluation, game.result(state, best), depth - 1, -Window.INFINITY, Window.INFINITY);
        while (actions.hasNext()) {
            A next = actions.next();
            S child = game.result(state, next);
            int v = max
                    ? alphaBeta(game, evaluation, child, depth - 1, bound, Window.INFINITY)
                    : alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, bound);
            if (max ? v > bound : v < bound) {
                bound = v;
                best = next;
            }
        }
        return best;
    }
}
