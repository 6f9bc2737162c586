// exercise: 04
// truth: wrong
// mistake: The kind of a table entry is decided with the beta that a MIN node has lowered itself, so an upper bound found at a cut MIN node is stored as a lower bound.
// player: MIN
// style: transposition table for each call, record entries, only alpha kept from the entry
// kind: subtle
// single: yes
// detail: Only in games where equal states are reached on several paths within one call and are met again in a window above or at the stored number.
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Kind { EXACT, LOWER, UPPER }

    private record Entry(int value, Kind kind) {
        boolean settles(int alpha, int beta) {
            return kind == Kind.EXACT || kind == Kind.LOWER && value >= beta || kind == Kind.UPPER && value <= alpha;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.get(state);
        if (entry != null && entry.settles(alpha, beta)) {
            return entry.value();
        }
        int alphaBefore = alpha;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), alpha, beta, table);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        Kind kind = best >= beta ? Kind.LOWER : best <= alphaBefore ? Kind.UPPER : Kind.EXACT;
        table.put(state, new Entry(best, kind));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Entry> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), alpha, beta, table);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
