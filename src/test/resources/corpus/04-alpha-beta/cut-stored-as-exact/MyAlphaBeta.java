// exercise: 04
// truth: wrong
// mistake: the table also keeps values at or above beta as if they were exact
// player: both
// style: memo in a HashMap, new for each call, helper class, fail-soft
// single: yes
// detail: sometimes; only where two lines of play lead to the same state
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final class Searcher<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> known = new HashMap<>();

        Searcher(Game<S, A> game) {
            this.game = game;
        }

        int search(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Integer old = known.get(state);
            if (old != null) {
                return old;
            }
            final int lowest = alpha;
            final boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = search(game.result(state, action), alpha, beta);
                if (max) {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, v);
                } else {
                    best = Math.min(best, v);
                    beta = Math.min(beta, v);
                }
                if (beta <= alpha) {
                    break;
                }
            }
            if (best > lowest) {
                known.put(state, best);
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Searcher<>(game).search(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Searcher<S, A> searcher = new Searcher<>(game);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = searcher.search(game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
