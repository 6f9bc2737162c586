// exercise: 05
// truth: wrong
// mistake: minimax asks the evaluation at the beginning of every state that is not over, also at those where plies are left
// player: both
// style: helper method best with IntBinaryOperator
// single: yes
// detail: always; the values are right
import java.util.function.IntBinaryOperator;
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
        int value = evaluation.value(state);
        if (depth > 0) {
            boolean max = game.player(state) == Player.MAX;
            IntBinaryOperator better = max ? Math::max : Math::min;
            value = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                value = better.applyAsInt(value, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
        }
        return value;
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
        int value = max ? -Window.INFINITY : Window.INFINITY;
        IntBinaryOperator better = max ? Math::max : Math::min;
        int a = alpha;
        int b = beta;
        for (A action : game.actions(state)) {
            value = better.applyAsInt(value, alphaBeta(game, evaluation, game.result(state, action), depth - 1, a, b));
            if (max) {
                a = Math.max(a, value);
            } else {
                b = Math.min(b, value);
            }
            if (a >= b) {
                return value;
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = max
                    ? alphaBeta(game, evaluation, child, depth - 1, value, Window.INFINITY)
                    : alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, value);
            if (v != value && better(max, v, value)) {
                value = v;
                best = action;
            }
        }
        return best;
    }

    private static boolean better(boolean max, int v, int value) {
        return max ? v > value : v < value;
    }
}
