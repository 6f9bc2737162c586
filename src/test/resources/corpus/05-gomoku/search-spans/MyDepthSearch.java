// exercise: 05
// truth: right
// mistake: none
// player: both
// style: value objects (record Span, record Setting), for loop over windows, minimax with streams, map of improvements
// single: yes
// detail: never
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** What is still open: low < value < high. */
    private record Span(int low, int high) {
        boolean shut() {
            return low >= high;
        }

        Span with(boolean max, int value) {
            return max ? new Span(Math.max(low, value), high) : new Span(low, Math.min(high, value));
        }
    }

    private record Setting<S, A>(Game<S, A> game, Evaluation<S> evaluation) {
        boolean ends(S state, int depth) {
            return game.terminal(state) || depth == 0;
        }

        int end(S state) {
            return game.terminal(state) ? game.utility(state) : evaluation.value(state);
        }

        boolean max(S state) {
            return game.player(state) == Player.MAX;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Setting<S, A> setting = new Setting<>(game, evaluation);
        if (setting.ends(state, depth)) {
            return setting.end(state);
        }
        IntBinaryOperator better = setting.max(state) ? Math::max : Math::min;
        List<A> actions = game.actions(state);
        return IntStream.range(0, actions.size())
                .map(i -> minimax(game, evaluation, game.result(state, actions.get(i)), depth - 1))
                .reduce(better)
                .orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return value(new Setting<>(game, evaluation), state, depth, new Span(alpha, beta));
    }

    private int value(Setting<S, A> setting, S state, int depth, Span span) {
        if (setting.ends(state, depth)) {
            return setting.end(state);
        }
        boolean max = setting.max(state);
        int found = max ? -Window.INFINITY : Window.INFINITY;
        Iterator<A> actions = setting.game().actions(state).iterator();
        for (Span open = span; actions.hasNext() && !open.shut(); open = open.with(max, found)) {
            int value = value(setting, setting.game().result(state, actions.next()), depth - 1, open);
            found = max == (value > found) ? value : found;
        }
        return found;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Setting<S, A> setting = new Setting<>(game, evaluation);
        boolean max = setting.max(state);
        Map<A, Integer> improvements = new LinkedHashMap<>();
        Span open = new Span(-Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            int value = value(setting, game.result(state, action), depth - 1, open);
            if (open.low() < value && value < open.high()) {
                improvements.put(action, value);
                open = open.with(max, value);
            }
        }
        A last = null;
        for (A action : improvements.keySet()) {
            last = action;
        }
        return last;
    }
}
