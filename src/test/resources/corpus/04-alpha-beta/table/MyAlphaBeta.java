// exercise: 04
// truth: wrong
// mistake: in the table of known states a result that is equal to alpha or to beta is filed as exact, although it is only a bound
// player: both
// style: transposition table of records with a kind of bound, new for each call
// kind: subtle
// single: yes
// detail: only in games in which the same state is reached by different lines (as in Tic-Tac-Toe, not in trees), when it is met again with another window; value and bestAction
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Kind {
        EXACT,
        AT_LEAST,
        AT_MOST
    }

    private record Entry(int value, Kind kind) {
        boolean answers(int alpha, int beta) {
            return switch (kind) {
                case EXACT -> true;
                case AT_LEAST -> value >= beta;
                case AT_MOST -> value <= alpha;
            };
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Entry> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
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

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.get(state);
        if (entry != null && entry.answers(alpha, beta)) {
            return entry.value();
        }
        int low = alpha;
        int high = beta;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), low, high, table);
            if (max) {
                best = Math.max(best, v);
                low = Math.max(low, best);
            } else {
                best = Math.min(best, v);
                high = Math.min(high, best);
            }
            if (low >= high) {
                break;
            }
        }
        Kind kind = best < alpha ? Kind.AT_MOST : best > beta ? Kind.AT_LEAST : Kind.EXACT;
        table.put(state, new Entry(best, kind));
        return best;
    }
}
