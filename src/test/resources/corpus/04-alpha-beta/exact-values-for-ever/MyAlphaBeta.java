// exercise: 04
// truth: wrong
// mistake: exact values stay in a static map by state alone, so another game with equal states gets the values of the first
// player: both
// style: static map of exact values, generics cast away
// single: yes
// detail: sometimes; two games whose states are equal
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final Map<Object, Integer> EXACT = new ConcurrentHashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer exact = EXACT.get(state);
        if (exact != null) {
            return exact;
        }
        int a = alpha;
        int b = beta;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        if (alpha < best && best < beta) {
            EXACT.put(state, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Integer best = null;
        A choice = null;
        for (A action : game.actions(state)) {
            int low = max && best != null ? best : -Window.INFINITY;
            int high = !max && best != null ? best : Window.INFINITY;
            int v = value(game, game.result(state, action), low, high);
            if (best == null || (max ? v > best : v < best)) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
