// exercise: 04
// truth: wrong
// mistake: the table of bounds is a field that is never emptied and knows states only, so a second game with equal states gets the values of the first
// player: both
// style: table with lower and upper bounds, computeIfAbsent, nested class
// single: yes
// detail: sometimes; only when one object is asked about two games whose states are equal
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

    private final Map<S, Entry> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.computeIfAbsent(state, s -> new Entry());
        if (entry.lower >= beta || entry.lower == entry.upper) {
            return entry.lower;
        }
        if (entry.upper <= alpha) {
            return entry.upper;
        }
        int a = Math.max(alpha, entry.lower);
        int b = Math.min(beta, entry.upper);
        int best = game.player(state) == Player.MAX ? max(game, state, a, b) : min(game, state, a, b);
        if (best < b) {
            entry.upper = Math.min(entry.upper, best);
        }
        if (best > a) {
            entry.lower = Math.max(entry.lower, best);
        }
        return best;
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
            if (best <= alpha) {
                break;
            }
        }
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
