// exercise: 05
// truth: wrong
// mistake: the table of alphaBeta is emptied when another game comes, but not when another evaluation comes with the same game
// player: both
// style: transposition table with bounds in a field, record keys
// single: yes
// detail: only if the same game object and an equal state and depth are asked with two evaluations; seen on (((1 2) (3 4)) ((5 6) (7 8))) with depth 1 and evaluations s -> 3 and s -> -3: the second answer is 3 again
import java.util.*;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Key<S>(S state, int depth) {}

    private record Entry(int low, int high) {}

    private final Map<Key<S>, Entry> table = new HashMap<>();
    private Game<S, A> tableOf;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        var children = game.actions(state).stream().mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return (game.player(state) == Player.MAX ? children.max() : children.min()).getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game != tableOf) {
            table.clear();
            tableOf = game;
        }
        return search(game, evaluation, state, depth, alpha, beta);
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        Key<S> key = new Key<>(state, depth);
        Entry entry = table.getOrDefault(key, new Entry(-Window.INFINITY, Window.INFINITY));
        if (entry.low() >= beta || entry.low() == entry.high()) return entry.low();
        if (entry.high() <= alpha) return entry.high();
        int value;
        if (game.terminal(state)) {
            value = game.utility(state);
            table.put(key, new Entry(value, value));
            return value;
        }
        if (depth == 0) {
            value = evaluation.value(state);
            table.put(key, new Entry(value, value));
            return value;
        }
        int a = Math.max(alpha, entry.low());
        int b = Math.min(beta, entry.high());
        int a0 = a;
        int b0 = b;
        boolean max = game.player(state) == Player.MAX;
        value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, evaluation, game.result(state, action), depth - 1, a, b);
            if (max) {
                value = Math.max(value, v);
                a = Math.max(a, v);
            } else {
                value = Math.min(value, v);
                b = Math.min(b, v);
            }
            if (a >= b) break;
        }
        int low = value > a0 ? value : entry.low();
        int high = value < b0 ? value : entry.high();
        table.put(key, new Entry(Math.max(low, entry.low()), Math.min(high, entry.high())));
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, a, b);
            if (max && v > a) {
                a = v;
                best = action;
            }
            if (!max && v < b) {
                b = v;
                best = action;
            }
        }
        return best;
    }
}
