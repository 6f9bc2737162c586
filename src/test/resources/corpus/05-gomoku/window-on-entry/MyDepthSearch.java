// exercise: 05
// truth: wrong
// mistake: the children get alpha and beta as they were when the node was entered; only the node itself compares its best so far
// player: both
// style: lambdas and a BinaryOperator for max or min, for over an array of children
// kind: slip
// single: yes
// detail: pruning: what a node has found by itself never reaches its children, so only bounds from calls with a narrow window and from the root's bestAction cut
import java.util.function.IntBinaryOperator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private static IntBinaryOperator better(boolean max) {
        return max ? Math::max : Math::min;
    }

    private static int worst(boolean max) {
        return max ? -Window.INFINITY : Window.INFINITY;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        return game.actions(state).stream()
                .map(a -> minimax(game, evaluation, game.result(state, a), depth - 1))
                .reduce(worst(max), (x, y) -> better(max).applyAsInt(x, y));
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = worst(max);
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            best = better(max).applyAsInt(best, value);
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int best = worst(max);
        A action = null;
        for (A a : game.actions(state)) {
            int value = max
                    ? alphaBeta(game, evaluation, game.result(state, a), depth - 1, best, Window.INFINITY)
                    : alphaBeta(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, best);
            if (better(max).applyAsInt(best, value) != best) {
                best = value;
                action = a;
            }
        }
        return action;
    }
}
