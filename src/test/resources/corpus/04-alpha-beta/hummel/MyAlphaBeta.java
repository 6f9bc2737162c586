// exercise: 04
// truth: wrong
// mistake: The map keeps what a cut node returned as if it were exact, and hands it out under another window.
// player: both
// style: memo in a field per game object
// single: yes
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<Game<S, A>, Map<S, Integer>> known = new WeakHashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Map<S, Integer> memo = known.computeIfAbsent(game, g -> new HashMap<>());
        Integer before = memo.get(state);
        if (before != null) {
            return before;
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
        memo.put(state, v);
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) { alpha = v; best = a; }
            } else {
                if (v < beta) { beta = v; best = a; }
            }
        }
        return best;
    }
}
