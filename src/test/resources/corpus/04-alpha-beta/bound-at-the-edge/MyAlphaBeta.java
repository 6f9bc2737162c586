// exercise: 04
// truth: wrong
// mistake: a table entry whose value equals alpha or beta is stored as exact, although it is only a bound
// player: both
// style: transposition table for each call, fail-soft, enum of bounds
// single: yes
// detail: rare; only in games where a state is reached in two ways; never in trees
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Kind { EXACT, AT_LEAST, AT_MOST }

    private record Entry(Kind kind, int value) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry e = table.get(state);
        if (e != null) {
            switch (e.kind()) {
                case EXACT -> {
                    return e.value();
                }
                case AT_LEAST -> {
                    if (e.value() >= beta) {
                        return e.value();
                    }
                }
                case AT_MOST -> {
                    if (e.value() <= alpha) {
                        return e.value();
                    }
                }
            }
        }
        int lo = alpha;
        int hi = beta;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), lo, hi, table);
            if (max) {
                best = Math.max(best, v);
                lo = Math.max(lo, best);
            } else {
                best = Math.min(best, v);
                hi = Math.min(hi, best);
            }
            if (lo >= hi) {
                break;
            }
        }
        Kind kind = best > beta ? Kind.AT_LEAST : best < alpha ? Kind.AT_MOST : Kind.EXACT;
        table.put(state, new Entry(kind, best));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Entry> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), lo, hi, table);
            if (max && v > lo) {
                lo = v;
                best = action;
            }
            if (!max && v < hi) {
                hi = v;
                best = action;
            }
        }
        return best;
    }
}
