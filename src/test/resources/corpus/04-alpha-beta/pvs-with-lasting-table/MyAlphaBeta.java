// exercise: 04
// truth: right
// mistake: none; principal variation search with a table of bounds that is kept as long as the same game object is asked about; an only action is played without a search
// player: both
// style: PVS, transposition table kept from call to call
// single: yes
// detail: a second call on the same game asks for hardly any leaf; README allows to remember states in a map
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** what is known about a state: it is worth low to high */
    private record Known(int low, int high) {
        static final Known NOTHING = new Known(-Window.INFINITY, Window.INFINITY);
    }

    private Game<S, A> game;
    private final Map<S, Known> table = new HashMap<>();

    private void use(Game<S, A> asked) {
        if (asked != game) {
            game = asked;
            table.clear();
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        use(game);
        return pvs(state, alpha, beta);
    }

    private int pvs(S state, int alpha, int beta) {
        Known known = table.getOrDefault(state, Known.NOTHING);
        if (known.low >= beta || known.low == known.high) return known.low;
        if (known.high <= alpha) return known.high;
        if (game.terminal(state)) {
            int u = game.utility(state);
            table.put(state, new Known(u, u));
            return u;
        }
        boolean max = game.player(state) == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (first) {
                v = pvs(next, a, b);
                first = false;
            } else if (max) {
                v = pvs(next, a, a + 1);
                if (v > a && v < b) v = pvs(next, v - 1, b);
            } else {
                v = pvs(next, b - 1, b);
                if (v < b && v > a) v = pvs(next, a, v + 1);
            }
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, v);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, v);
            }
            if (a >= b) break;
        }
        int low = best > alpha ? Math.max(best, known.low) : known.low;
        int high = best < beta ? Math.min(best, known.high) : known.high;
        table.put(state, new Known(low, high));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        use(game);
        List<A> actions = game.actions(state);
        if (actions.size() == 1) return actions.get(0);
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A choice = null;
        for (A action : actions) {
            int v = pvs(game.result(state, action), a, b);
            if (max ? v > a : v < b) {
                choice = action;
                if (max) a = v;
                else b = v;
            }
        }
        return choice;
    }
}
