// exercise: 05
// truth: right
// mistake: none; unusual: alphaBeta never searches with an open window, it halves the interval of possible values with null windows (MTD by bisection) over a table of bounds by state and depth, and every end or horizon state is asked for once per call only
// player: both
// style: MTD(bisection), memory of bounds in a HashMap made anew for each call, bestAction by tests "is this child better than the best so far"
// single: yes
// detail: asks in another order than depth-first alpha-beta, never a question twice in one call
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int MOST = Window.MAX_VALUE;

    private record Node<T>(T state, int depth) {}

    /** What is known of a node: the value lies from low to high. */
    private static final class Known {
        int low = -MOST;
        int high = MOST;
    }

    private final class Tests {
        final Game<S, A> game;
        final Evaluation<S> evaluation;
        final Map<Node<S>, Known> memory = new HashMap<>();

        Tests(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        /** Is the state worth so much at least? */
        boolean atLeast(S state, int depth, int much) {
            Known known = memory.computeIfAbsent(new Node<>(state, depth), node -> new Known());
            if (known.low >= much) {
                return true;
            }
            if (known.high < much) {
                return false;
            }
            if (depth == 0 || game.terminal(state)) {
                int value = game.terminal(state) ? game.utility(state) : evaluation.value(state);
                known.low = value;
                known.high = value;
                return value >= much;
            }
            boolean max = game.player(state) == Player.MAX;
            boolean answer = !max;
            for (A action : game.actions(state)) {
                if (atLeast(game.result(state, action), depth - 1, much) == max) {
                    answer = max;
                    break;
                }
            }
            if (answer) {
                known.low = Math.max(known.low, much);
            } else {
                known.high = Math.min(known.high, much - 1);
            }
            return answer;
        }

        /** The value if it lies from low to high, otherwise the nearer end. */
        int between(S state, int depth, int low, int high) {
            while (low < high) {
                int middle = Math.floorDiv(low + high + 1, 2); // above low, at most high
                if (atLeast(state, depth, middle)) {
                    low = middle;
                } else {
                    high = middle - 1;
                }
            }
            return low;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream()
                .map(action -> minimax(game, evaluation, game.result(state, action), depth - 1));
        return game.player(state) == Player.MAX
                ? values.reduce(Math::max).orElseThrow()
                : values.reduce(Math::min).orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int low = Math.max(alpha, -MOST);
        int high = Math.min(beta, MOST);
        if (low >= high) { // the window lies outside all values
            return alpha >= MOST ? alpha : beta;
        }
        return new Tests(game, evaluation).between(state, depth, low, high);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Tests tests = new Tests(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bound = 0;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (best == null) {
                bound = tests.between(child, depth - 1, -MOST, MOST);
                best = action;
            } else if (max && bound < MOST && tests.atLeast(child, depth - 1, bound + 1)) {
                bound = tests.between(child, depth - 1, bound + 1, MOST);
                best = action;
            } else if (!max && bound > -MOST && !tests.atLeast(child, depth - 1, bound)) {
                bound = tests.between(child, depth - 1, -MOST, bound - 1);
                best = action;
            }
        }
        return best;
    }
}
