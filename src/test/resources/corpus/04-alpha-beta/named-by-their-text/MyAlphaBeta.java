// exercise: 04
// truth: wrong
// mistake: exact values of states are kept for good in a field under the state's text, and states of another game can have the same text
// player: both
// style: memo of exact values only, fail-soft
// single: yes
// detail: only if the same object is asked about a second game; one game alone goes right
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<String, Integer> exact = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        String key = state.toString();
        if (exact.containsKey(key)) {
            return exact.get(key);
        }
        int a = alpha;
        int b = beta;
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), a, b));
                a = Math.max(a, best);
                if (a >= b) break;
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), a, b));
                b = Math.min(b, best);
                if (a >= b) break;
            }
        }
        if (alpha < best && best < beta) {
            exact.put(key, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (game.player(state) == Player.MAX) {
                if (v > a) {
                    a = v;
                    best = action;
                }
            } else if (v < b) {
                b = v;
                best = action;
            }
        }
        return best;
    }
}
