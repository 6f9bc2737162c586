// exercise: 05
// truth: wrong
// mistake: bestAction deepens ply by ply and stops as soon as three passes in a row agree on action and value, although the depth asked for is not reached
// player: both
// style: iterative deepening, best action of the last pass first, LinkedList
// kind: subtle
// single: yes
// detail: depth 4 and more: the passes of three depths agree and a deeper one would change the choice
import java.util.LinkedList;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, value) : Math.min(best, value);
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
        // fail-hard: alpha and beta themselves are the best so far
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (alpha >= beta) {
                    return beta;
                }
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            beta = Math.min(beta, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (alpha >= beta) {
                return alpha;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        LinkedList<A> order = new LinkedList<>(game.actions(state));
        Choice<A> last = null;
        int same = 0;
        for (int d = 1; d <= depth; d++) {
            Choice<A> now = pass(game, evaluation, state, d, order);
            same = now.equals(last) ? same + 1 : 0;
            last = now;
            if (d == depth || same == 2) {
                break; // nothing new comes from here on
            }
            order.remove(now.action());
            order.addFirst(now.action());
        }
        return last.action();
    }

    private Choice<A> pass(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Iterable<A> order) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : order) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            }
            if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return new Choice<>(best, max ? alpha : beta);
    }
}
