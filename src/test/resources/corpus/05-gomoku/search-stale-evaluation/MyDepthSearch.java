// exercise: 05
// truth: wrong
// mistake: the memory of alphaBeta is only emptied when another game object comes; with another evaluation of the same game it returns the old values
// player: both
// style: transposition table with bounds in a field, enum of bound kinds
// kind: subtle
// single: yes
// detail: the same object is asked about the same game with two different evaluations, one call after the other
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private enum Kind {
        EXACT, AT_LEAST, AT_MOST
    }

    private record Key<S>(S state, int depth) {}

    private record Entry(int value, Kind kind) {
        boolean answers(int alpha, int beta) {
            return switch (kind) {
                case EXACT -> true;
                case AT_LEAST -> value >= beta;
                case AT_MOST -> value <= alpha;
            };
        }
    }

    private final Map<Key<S>, Entry> table = new HashMap<>();
    private Game<S, A> known;

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
            best = max == value > best ? value : best;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game != known) {
            table.clear();
            known = game;
        }
        return search(game, evaluation, state, depth, alpha, beta);
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Key<S> key = new Key<>(state, depth);
        Entry entry = table.get(key);
        if (entry != null && entry.answers(alpha, beta)) {
            return entry.value();
        }
        if (depth == 0) {
            int value = evaluation.value(state);
            table.put(key, new Entry(value, Kind.EXACT));
            return value;
        }
        int low = alpha;
        int high = beta;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, low, high);
            if (max) {
                best = Math.max(best, value);
                low = Math.max(low, best);
            } else {
                best = Math.min(best, value);
                high = Math.min(high, best);
            }
            if (low >= high) {
                break;
            }
        }
        table.put(key, new Entry(best, best <= alpha ? Kind.AT_MOST : best >= beta ? Kind.AT_LEAST : Kind.EXACT));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }
}
