// exercise: 04
// truth: wrong
// mistake: a LOWER entry of the transposition table is returned as soon as it exceeds alpha instead of only if it reaches beta, so "this or more" is taken for the value; wrong values where a state is met again
// player: both
// style: transposition table with flags EXACT, LOWER, UPPER, a new table for each outside call
// single: yes
// detail: sometimes only: in games that are not trees; UPPER entries are used rightly (at most alpha)

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

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> tt) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = tt.get(state);
        if (entry != null) {
            if (entry.flag() == Flag.EXACT) {
                return entry.value();
            }
            if (entry.flag() == Flag.LOWER && entry.value() > alpha) {
                return entry.value();
            }
            if (entry.flag() == Flag.UPPER && entry.value() <= alpha) {
                return entry.value();
            }
        }
        int alphaOrig = alpha;
        int betaOrig = beta;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, tt);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        Flag flag = best <= alphaOrig ? Flag.UPPER : best >= betaOrig ? Flag.LOWER : Flag.EXACT;
        tt.put(state, new Entry(best, flag));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Entry> tt = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, tt);
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
