// exercise: 04
// truth: right
// mistake: none; a transposition table of lower and upper bounds that lives for one call
// player: both
// style: search object, Window.narrowedBy, table of [low, high]
// single: yes
// detail: always
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Searcher<S, A> {
        final Game<S, A> game;
        final Map<S, int[]> table = new HashMap<>();

        Searcher(Game<S, A> game) {
            this.game = game;
        }

        int search(S state, final Window window) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            int[] bounds = table.computeIfAbsent(state, s -> new int[] {-Window.INFINITY, Window.INFINITY});
            if (bounds[0] >= window.beta() || bounds[0] == bounds[1]) {
                return bounds[0];
            }
            if (bounds[1] <= window.alpha()) {
                return bounds[1];
            }
            Player mover = game.player(state);
            Window now = window;
            Integer best = null;
            for (A action : game.actions(state)) {
                int v = search(game.result(state, action), now);
                if (best == null) {
                    best = v;
                } else {
                    best = mover == Player.MAX ? Math.max(best, v) : Math.min(best, v);
                }
                now = now.narrowedBy(mover, best);
                if (now.closed()) {
                    break;
                }
            }
            if (best > window.alpha()) {
                bounds[0] = Math.max(bounds[0], best);
            }
            if (best < window.beta()) {
                bounds[1] = Math.min(bounds[1], best);
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Searcher<>(game).search(state, new Window(alpha, beta));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Searcher<S, A> searcher = new Searcher<>(game);
        Player mover = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int v = searcher.search(game.result(state, action), window);
            if (best == null || window.contains(v)) {
                best = action;
            }
            window = window.narrowedBy(mover, v);
        }
        return best;
    }
}
