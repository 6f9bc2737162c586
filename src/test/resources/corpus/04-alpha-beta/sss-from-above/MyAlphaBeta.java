// exercise: 04
// truth: right
// mistake: none; MTD driven from plus infinity downwards with a table of bounds (that is SSS* as a series of null windows): it asks a subset of the leaves of alpha-beta, each once.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Entry {
        int lower = -Window.MAX_VALUE - 1;
        int upper = Window.MAX_VALUE + 1;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return drive(game, state, alpha, beta, new HashMap<>());
    }

    /** null windows from above, until the value is known or at most alpha */
    private int drive(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> table) {
        int upper = Math.min(beta, Window.MAX_VALUE + 1);
        while (true) {
            int g = test(game, state, upper, table);
            if (g >= upper) return g;
            if (g <= alpha) return g;
            upper = g;
        }
    }

    /** is the value at least gamma? answers with a bound on the right side */
    private int test(Game<S, A> game, S state, int gamma, Map<S, Entry> table) {
        Entry e = table.computeIfAbsent(state, s -> new Entry());
        if (e.lower >= gamma) return e.lower;
        if (e.upper < gamma) return e.upper;
        int g;
        if (game.terminal(state)) {
            g = game.utility(state);
            e.lower = g;
            e.upper = g;
            return g;
        }
        if (game.player(state) == Player.MAX) {
            g = -Window.INFINITY;
            for (A a : game.actions(state)) {
                g = Math.max(g, test(game, game.result(state, a), gamma, table));
                if (g >= gamma) break;
            }
        } else {
            g = Window.INFINITY;
            for (A a : game.actions(state)) {
                g = Math.min(g, test(game, game.result(state, a), gamma, table));
                if (g < gamma) break;
            }
        }
        if (g >= gamma) e.lower = g;
        else e.upper = g;
        return g;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Entry> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = drive(game, game.result(state, a), alpha, beta, table);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
