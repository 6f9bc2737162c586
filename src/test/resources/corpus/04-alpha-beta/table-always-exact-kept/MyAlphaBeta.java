// exercise: 04
// truth: wrong
// mistake: The table lives in a field and calls every result exact.
// player: both
// style: transposition table with kinds of bounds, made new for each call
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Kind { EXACT, LOWER, UPPER }

    private record Entry(int value, Kind kind) {}

    private final Map<S, Entry> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return lookUp(game, state, alpha, beta, table);
    }

    private int lookUp(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry known = table.get(state);
        if (known != null) {
            if (known.kind() == Kind.EXACT) return known.value();
            if (known.kind() == Kind.LOWER && known.value() >= beta) return known.value();
            if (known.kind() == Kind.UPPER && known.value() <= alpha) return known.value();
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = lookUp(game, game.result(state, a), alpha, beta, table);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        Kind kind = Kind.EXACT;
        table.put(state, new Entry(best, kind));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = lookUp(game, game.result(state, a), alpha, beta, table);
            if (max && v > alpha) {
                best = a;
                alpha = v;
            } else if (!max && v < beta) {
                best = a;
                beta = v;
            }
        }
        return best;
    }
}
