// exercise: 04
// truth: right
// mistake: none; transposition table with exact values and bounds, emptied at the start of every call
// player: both
// style: enum for the kind of entry, table in a field, fail-soft
// single: yes
// detail: always right
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    enum Flag { EXACT, LOWER, UPPER }

    record Entry(int value, Flag flag) {}

    private final Map<S, Entry> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        table.clear();
        int v = alphaBeta(game, state, alpha, beta);
        table.clear();
        return v;
    }

    private int alphaBeta(Game<S, A> game, S state, final int alpha, final int beta) {
        if (game.terminal(state)) return game.utility(state);
        int a = alpha;
        int b = beta;
        Entry e = table.get(state);
        if (e != null) {
            switch (e.flag()) {
                case EXACT:
                    return e.value();
                case LOWER:
                    a = Math.max(a, e.value());
                    break;
                case UPPER:
                    b = Math.min(b, e.value());
                    break;
            }
            if (a >= b) return e.value();
        }
        final int lo = a;
        final int hi = b;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, game.result(state, action), a, b);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) break;
        }
        Flag flag = best <= lo ? Flag.UPPER : best >= hi ? Flag.LOWER : Flag.EXACT;
        table.put(state, new Entry(best, flag));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        table.clear();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        table.clear();
        return best;
    }
}
