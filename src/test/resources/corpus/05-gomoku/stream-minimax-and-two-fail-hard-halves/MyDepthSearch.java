// exercise: 05
// truth: right
// mistake: none; minimax with streams, alphaBeta as maxValue and minValue of the AIMA book but fail-hard: what comes back is clamped to the window, the value of a leaf as well
// player: both
// style: functional for minimax, fail-hard halves, a record bundles game and evaluation
// single: yes
// detail: Math.max(alpha, Math.min(beta, v)) at leaves: a bound on the right side
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return game.terminal(state)
                ? game.utility(state)
                : depth == 0 ? evaluation.value(state) : best(game, evaluation, state, depth);
    }

    private int best(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        ToIntFunction<A> valueOf = action -> minimax(game, evaluation, game.result(state, action), depth - 1);
        IntStream values = game.actions(state).stream().mapToInt(valueOf);
        return game.player(state) == Player.MAX ? values.reduce(Integer::max).orElseThrow() : values.reduce(Integer::min).orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Problem<>(game, evaluation).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Problem<S, A> problem = new Problem<>(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int value = problem.value(game.result(state, action), depth - 1, low, high);
            if (max && low < value) {
                low = value;
                choice = action;
            }
            if (!max && value < high) {
                high = value;
                choice = action;
            }
        }
        return choice;
    }

    private record Problem<S, A>(Game<S, A> game, Evaluation<S> evaluation) {
        int value(S state, int plies, int alpha, int beta) {
            if (game.terminal(state)) {
                return clamp(game.utility(state), alpha, beta);
            }
            if (plies == 0) {
                return clamp(evaluation.value(state), alpha, beta);
            }
            return game.player(state) == Player.MAX
                    ? maxValue(state, plies, alpha, beta)
                    : minValue(state, plies, alpha, beta);
        }

        private static int clamp(int value, int alpha, int beta) {
            return Math.max(alpha, Math.min(beta, value));
        }

        private int maxValue(S state, int plies, int alpha, int beta) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, value(game.result(state, action), plies - 1, alpha, beta));
                if (alpha >= beta) {
                    return beta;
                }
            }
            return alpha;
        }

        private int minValue(S state, int plies, int alpha, int beta) {
            for (A action : game.actions(state)) {
                beta = Math.min(beta, value(game.result(state, action), plies - 1, alpha, beta));
                if (beta <= alpha) {
                    return alpha;
                }
            }
            return beta;
        }
    }
}
