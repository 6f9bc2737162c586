// exercise: 04
// truth: right
// mistake: none; a table of lower and upper bounds for one call, ends are looked at first
// player: both
// style: transposition table with two bounds, ends first, fail-soft
// single: yes
// detail: none
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Bounds {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Bounds> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Bounds known = table.computeIfAbsent(state, s -> new Bounds());
        if (known.low >= beta || known.low == known.high) return known.low;
        if (known.high <= alpha) return known.high;
        int a = Math.max(alpha, known.low);
        int b = Math.min(beta, known.high);

        boolean max = game.player(state) == Player.MAX;
        int lower = a;
        int upper = b;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : endsFirst(game, state)) {
            int v = search(game, game.result(state, action), lower, upper, table);
            if (max) {
                best = Math.max(best, v);
                lower = Math.max(lower, best);
            } else {
                best = Math.min(best, v);
                upper = Math.min(upper, best);
            }
            if (lower >= upper) break;
        }
        if (best > a) known.low = Math.max(known.low, best);
        if (best < b) known.high = Math.min(known.high, best);
        if (best <= a && known.low == a && known.low > alpha) {
            known.high = a;
            return a;
        }
        if (best >= b && known.high == b && known.high < beta) {
            known.low = b;
            return b;
        }
        return best;
    }

    private List<A> endsFirst(Game<S, A> game, S state) {
        List<A> ends = new ArrayList<>();
        List<A> others = new ArrayList<>();
        for (A action : game.actions(state)) {
            (game.terminal(game.result(state, action)) ? ends : others).add(action);
        }
        ends.addAll(others);
        return ends;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Bounds> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : endsFirst(game, state)) {
            int v = search(game, game.result(state, action), alpha, beta, table);
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
