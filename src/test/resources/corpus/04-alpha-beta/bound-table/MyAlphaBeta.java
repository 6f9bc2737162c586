// exercise: 04
// truth: right
// mistake: none; A transposition table that keeps a lower and an upper bound per state, made anew for each call from outside; an entry is used only where it answers the window, so no value is wrong and no leaf is asked that plain alpha-beta would spare.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.*;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Bounds {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Bounds> table) {
        Bounds b = table.computeIfAbsent(state, s -> new Bounds());
        if (b.lower >= beta || b.lower == b.upper) return b.lower;
        if (b.upper <= alpha) return b.upper;
        int best;
        if (game.terminal(state)) {
            best = b.lower = b.upper = game.utility(state);
            return best;
        }
        int lo = Math.max(alpha, b.lower), hi = Math.min(beta, b.upper);
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            int a = lo;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), a, hi, table));
                a = Math.max(a, best);
                if (a >= hi) break;
            }
        } else {
            best = Window.INFINITY;
            int c = hi;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), lo, c, table));
                c = Math.min(c, best);
                if (lo >= c) break;
            }
        }
        if (best > lo) b.lower = Math.max(b.lower, best);
        if (best < hi) b.upper = Math.min(b.upper, best);
        return best <= lo ? Math.min(best, b.upper) : best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Bounds> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
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
}
