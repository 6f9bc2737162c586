// exercise: 05
// truth: wrong
// mistake: alphaBeta remembers for each state and depth what it returned, also when the node was cut, and later returns such a bound as if it were the value; it shows only where a state is reached in two ways.
// player: both
// style: transposition table, record as key, private recursion
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Key<S>(S state, int depth) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        var values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1));
        return game.player(state) == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta,
            Map<Key<S>, Integer> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Key<S> key = new Key<>(state, depth);
        Integer known = table.get(key);
        if (known != null) {
            return known;
        }
        if (depth == 0) {
            int value = evaluation.value(state);
            table.put(key, value);
            return value;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, alpha, beta, table);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        table.put(key, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Map<Key<S>, Integer> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, alpha, beta, table);
            if (max ? value > alpha : value < beta) {
                best = action;
                if (max) alpha = value; else beta = value;
            }
        }
        return best;
    }
}
