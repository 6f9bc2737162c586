// exercise: 05
// truth: right
// mistake: -
// player: both
// style: alphaBeta by null windows alone (MTD) over a table of bounds that lives for one call; bestAction hands the table from action to action
// kind: -
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Place<T>(T state, int depth) {}

    private static final class Known {
        int atLeast = -Window.INFINITY;
        int atMost = Window.INFINITY;
    }

    private record Search<T, B>(Game<T, B> game, Evaluation<T> evaluation, Map<Place<T>, Known> table) {

        /** Is the value at least so much? Answers with a bound: at least limit if so, otherwise less. */
        int test(T state, int depth, int limit) {
            Known known = table.computeIfAbsent(new Place<>(state, depth), place -> new Known());
            if (known.atLeast >= limit) {
                return known.atLeast;
            }
            if (known.atMost < limit) {
                return known.atMost;
            }
            if (game.terminal(state)) {
                known.atLeast = known.atMost = game.utility(state);
                return known.atMost;
            }
            if (depth == 0) {
                known.atLeast = known.atMost = evaluation.value(state);
                return known.atMost;
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (B action : game.actions(state)) {
                int value = test(game.result(state, action), depth - 1, limit);
                best = max ? Math.max(best, value) : Math.min(best, value);
                if (max == best >= limit) {
                    break;
                }
            }
            if (best >= limit) {
                known.atLeast = Math.max(known.atLeast, best);
            } else {
                known.atMost = Math.min(known.atMost, best);
            }
            return best;
        }

        int between(T state, int depth, int alpha, int beta, int guess) {
            int low = -Window.INFINITY;
            int high = Window.INFINITY;
            int value = guess;
            do {
                int limit = Math.min(beta, Math.max(alpha + 1, value == low ? value + 1 : value));
                value = test(state, depth, limit);
                if (value >= limit) {
                    low = value;
                } else {
                    high = value;
                }
            } while (low < high && high > alpha && low < beta);
            return value;
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
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                .summaryStatistics();
        return game.player(state) == Player.MAX ? values.getMax() : values.getMin();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<>(game, evaluation, new HashMap<>()).between(state, depth, alpha, beta, 0);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search<S, A> search = new Search<>(game, evaluation, new HashMap<>());
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int guess = choice == null ? 0 : best;
            int value = max
                    ? search.between(child, depth - 1, best, Window.INFINITY, guess)
                    : search.between(child, depth - 1, -Window.INFINITY, best, guess);
            if (max ? value > best : value < best) {
                best = value;
                choice = action;
            }
        }
        return choice;
    }
}
