// exercise: 04
// truth: wrong
// mistake: a cache in the object keeps bounds as if they were values, for any window and for any later call; and an entry of 0 is taken for none, so such leaves are asked for again
// player: both
// style: hash map as a field
// single: no
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> cache = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int cached = cache.getOrDefault(state, 0);
        if (cached != 0) {
            return cached;
        }
        int v;
        if (game.terminal(state)) {
            v = game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, a), alpha, beta));
                alpha = Math.max(alpha, v);
                if (alpha >= beta) break;
            }
        } else {
            v = Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, value(game, game.result(state, a), alpha, beta));
                beta = Math.min(beta, v);
                if (alpha >= beta) break;
            }
        }
        cache.put(state, v);
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                best = a;
            } else if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
