// exercise: 04
// truth: wrong
// mistake: the transposition table knows exact values and lower bounds only: a value at or below alpha, which is an upper bound, is filed as exact
// kind: subtle
// player: both
// style: transposition table with flags, fail-soft
// single: yes
// detail: only if an equal state comes up again with a lower alpha: in a second call with another window, or where several lines lead to one state
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Entry(int value, boolean exact) {}

    private final Map<S, Entry> table = new HashMap<>();
    private Game<S, A> tableOf;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != tableOf) {
            table.clear();
            tableOf = game;
        }
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.get(state);
        if (entry != null && (entry.exact() || entry.value() >= beta)) {
            return entry.value();
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int a = alpha;
        int b = beta;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), a, b);
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
        table.put(state, new Entry(best, best < beta));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
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
