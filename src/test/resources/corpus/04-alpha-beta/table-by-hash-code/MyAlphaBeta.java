// exercise: 04
// truth: wrong
// mistake: the transposition table is a map from the hash code of a state, so two different states with the same hash code share an entry
// player: both
// style: transposition table with lower and upper bounds, one per call
// single: yes
// detail: sometimes: hash codes of tree states rarely collide, those of boards often. Bounds are stored and used correctly
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static class Entry {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<Integer, Entry> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.computeIfAbsent(state.hashCode(), h -> new Entry());
        if (entry.lower >= beta || entry.lower == entry.upper) return entry.lower;
        if (entry.upper <= alpha) return entry.upper;
        int a = Math.max(alpha, entry.lower);
        int b = Math.min(beta, entry.upper);
        int low = a;
        int high = b;

        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), a, b, table));
                a = Math.max(a, best);
                if (a >= b) break;
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), a, b, table));
                b = Math.min(b, best);
                if (a >= b) break;
            }
        }
        if (best > low) entry.lower = Math.max(entry.lower, best);
        if (best < high) entry.upper = Math.min(entry.upper, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<Integer, Entry> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, table);
            if (best == null || (max ? v > alpha : v < beta)) {
                best = action;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
