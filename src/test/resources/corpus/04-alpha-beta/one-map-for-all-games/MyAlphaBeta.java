// exercise: 04
// truth: wrong
// mistake: the table of bounds is kept for ever and its key is the state alone, so that another game with equal states gets the values of the first
// player: both
// style: transposition table with lower and upper bounds, records
// single: yes
// detail: only with a second game on the same states; within one game it is right
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Bounds(int lower, int upper) {
        static final Bounds NONE = new Bounds(-Window.INFINITY, Window.INFINITY);
    }

    private final Map<S, Bounds> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Bounds b = table.getOrDefault(state, Bounds.NONE);
        if (b.lower() >= beta || b.lower() == b.upper()) return b.lower();
        if (b.upper() <= alpha) return b.upper();
        int lo = Math.max(alpha, b.lower());
        int hi = Math.min(beta, b.upper());
        int value = game.player(state) == Player.MAX ? highest(game, state, lo, hi) : lowest(game, state, lo, hi);
        if (value <= lo) {
            table.put(state, new Bounds(b.lower(), Math.min(b.upper(), value)));
        } else if (value >= hi) {
            table.put(state, new Bounds(Math.max(b.lower(), value), b.upper()));
        } else {
            table.put(state, new Bounds(value, value));
        }
        return value;
    }

    private int highest(Game<S, A> game, S state, int lo, int hi) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), Math.max(lo, best), hi));
            if (best >= hi) break;
        }
        return best;
    }

    private int lowest(Game<S, A> game, S state, int lo, int hi) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), lo, Math.min(hi, best)));
            if (best <= lo) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A choice = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = max ? value(game, child, best, Window.INFINITY) : value(game, child, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
