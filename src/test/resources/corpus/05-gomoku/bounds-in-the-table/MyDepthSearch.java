// exercise: 05
// truth: wrong
// mistake: alphaBeta remembers what a node returned by state and depth, also when the node was cut, and uses it later as an exact value in another window
// player: both
// style: transposition table made anew in each call, record as key
// kind: subtle
// single: yes
// detail: only in games in which the same state is reached in two ways with the same depth left; on trees every state is a place of its own
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
        return plain(game, evaluation, state, depth, new HashMap<>());
    }

    private int plain(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<Key<S>, Integer> known) {
        Key<S> key = new Key<>(state, depth);
        Integer before = known.get(key);
        if (before != null) {
            return before;
        }
        int value;
        if (game.terminal(state)) {
            value = game.utility(state);
        } else if (depth == 0) {
            value = evaluation.value(state);
        } else {
            boolean max = game.player(state) == Player.MAX;
            value = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int child = plain(game, evaluation, game.result(state, action), depth - 1, known);
                value = max ? Math.max(value, child) : Math.min(value, child);
            }
        }
        known.put(key, value);
        return value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, Map<Key<S>, Integer> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Key<S> key = new Key<>(state, depth);
        if (table.containsKey(key)) {
            return table.get(key);
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, best), beta, table));
                if (best >= beta) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, best), table));
                if (best <= alpha) {
                    break;
                }
            }
        }
        table.put(key, best);
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
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
