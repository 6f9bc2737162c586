// exercise: 04
// truth: wrong
// mistake: the cache's key has the state and beta for MAX, or alpha for MIN, but not the other bound, on which the answer depends too
// player: both
// style: record as key of a cache for each call, fail-soft
// single: yes
// detail: sometimes; only in games in which a position is reached in two ways, with one bound equal and the other not (about one in 1000 random ones)
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Question<S>(S state, int cutsAt) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return answer(game, state, alpha, beta, new HashMap<>());
    }

    private int answer(Game<S, A> game, S state, int alpha, int beta, Map<Question<S>, Integer> cache) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        Question<S> question = new Question<>(state, max ? beta : alpha);
        Integer known = cache.get(question);
        if (known != null) {
            return known;
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = answer(game, game.result(state, action), alpha, beta, cache);
            if (max) {
                best = best == null ? v : Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = best == null ? v : Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        cache.put(question, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = answer(game, game.result(state, action), alpha, beta, new HashMap<>());
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
