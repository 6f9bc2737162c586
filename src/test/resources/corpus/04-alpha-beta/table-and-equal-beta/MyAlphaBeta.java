// exercise: 04
// truth: wrong
// mistake: the table marks a result that equals beta as exact, although the node was cut and it is only a lower bound
// player: both
// style: transposition table with bounds, fresh for each call, fail-soft
// single: yes
// detail: sometimes: only in games with transpositions, and only if a bound equals beta and comes up again under another window; seen in random graphs with layers of shared states
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Flag { EXACT, LOWER, UPPER }

    private record Entry(int value, Flag flag) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.get(state);
        if (entry != null) {
            if (entry.flag() == Flag.EXACT
                    || entry.flag() == Flag.LOWER && entry.value() >= beta
                    || entry.flag() == Flag.UPPER && entry.value() <= alpha) {
                return entry.value();
            }
        }
        boolean max = game.player(state) == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), a, b, table);
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
        Flag flag = best > beta ? Flag.LOWER : best <= alpha ? Flag.UPPER : Flag.EXACT;
        table.put(state, new Entry(best, flag));
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
            int v = search(game, game.result(state, action), alpha, beta, table);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
