// exercise: 04
// truth: wrong
// mistake: what a search returns is remembered as the value of the state, even if it was only a bound for the window of that call
// player: both
// style: memo in a map for each game
// single: yes
// detail: sometimes; needs transpositions, or two calls for the same game: ^(1 3 2) with a window of (0, 1), then with the full one, gives 1, it is worth 3
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private final Map<Game<S, A>, Map<S, Integer>> memory = new WeakHashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Map<S, Integer> seen = memory.computeIfAbsent(game, g -> new HashMap<>());
        if (seen.containsKey(state)) {
            return seen.get(state);
        }
        int v = game.player(state) == Player.MAX
                ? maximum(game, state, alpha, beta)
                : minimum(game, state, alpha, beta);
        seen.put(state, v);
        return v;
    }

    private int maximum(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, action), alpha, beta));
            alpha = Math.max(alpha, v);
            if (alpha >= beta) break;
        }
        return v;
    }

    private int minimum(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, action), alpha, beta));
            beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        memory.remove(game);
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
