// exercise: 05
// truth: right
// mistake: none; alpha-beta with the library's Window, and a table of bounds for the time of one call
// player: both
// style: Window.narrowedBy, a per-call inner object with a map of bounds
// single: yes
// detail: always
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Spot<T>(T state, int depth) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int[] values = game.actions(state).stream()
                .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1))
                .sorted()
                .toArray();
        return game.player(state) == Player.MAX ? values[values.length - 1] : values[0];
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Table(game, evaluation).value(state, depth, new Window(alpha, beta));
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Table table = new Table(game, evaluation);
        List<A> actions = game.actions(state);
        Player mover = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : actions) {
            int value = table.value(game.result(state, action), depth - 1, window);
            if (window.contains(value)) {
                best = action;
                window = window.narrowedBy(mover, value);
            }
        }
        return best;
    }

    private final class Table {
        private final Game<S, A> game;
        private final Map<Spot<S>, int[]> bounds = new HashMap<>();
        private final Evaluation<S> evaluation;

        Table(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int value(S state, int depth, Window window) {
            int[] known = bounds.computeIfAbsent(
                    new Spot<>(state, depth), spot -> new int[] {1 - Window.INFINITY, Window.INFINITY - 1});
            if (known[0] == known[1] || known[0] >= window.beta()) {
                return known[0];
            }
            if (known[1] <= window.alpha()) {
                return known[1];
            }
            Window open = new Window(Math.max(window.alpha(), known[0] - 1), Math.min(window.beta(), known[1] + 1));
            int value = searched(state, depth, open);
            if (value > open.alpha()) {
                known[0] = Math.max(known[0], value);
            }
            if (value < open.beta()) {
                known[1] = Math.min(known[1], value);
            }
            return value;
        }

        private int searched(S state, int depth, Window window) {
            if (game.terminal(state)) {
                return exactly(state, depth, game.utility(state));
            }
            if (depth == 0) {
                return exactly(state, depth, evaluation.value(state));
            }
            Player mover = game.player(state);
            int best = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game.result(state, action), depth - 1, window);
                best = mover == Player.MAX ? Math.max(best, value) : Math.min(best, value);
                window = window.narrowedBy(mover, value);
                if (window.closed()) {
                    return best;
                }
            }
            return best;
        }

        private int exactly(S state, int depth, int value) {
            int[] known = bounds.get(new Spot<>(state, depth));
            known[0] = value;
            known[1] = value;
            return value;
        }
    }
}
