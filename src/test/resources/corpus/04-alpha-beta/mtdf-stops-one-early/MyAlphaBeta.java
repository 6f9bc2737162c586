// exercise: 04
// truth: wrong
// mistake: MTD(f) stops when the bounds are one apart without asking which of the two it is; a null window such as (0, 1) is not searched at all, and a value can be one too low
// player: both
// style: MTD(f) with a table of bounds, ported from Python
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Map<S, int[]> table = new HashMap<>();
        int lower = alpha;
        int upper = beta;
        int guess = Math.max(alpha, Math.min(0, beta));
        while ((long) upper - lower > 1) {
            int bound = guess == lower ? guess + 1 : guess;
            guess = memory(game, state, bound - 1, bound, table);
            if (guess < bound) {
                upper = guess;
            } else {
                lower = guess;
            }
        }
        return lower > alpha ? lower : upper < beta ? upper : guess;
    }

    private int memory(Game<S, A> game, S state, int alpha, int beta, Map<S, int[]> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int[] known = table.computeIfAbsent(state, s -> new int[] {-Window.INFINITY, Window.INFINITY});
        if (known[0] >= beta) return known[0];
        if (known[1] <= alpha) return known[1];
        boolean max = game.player(state) == Player.MAX;
        int g = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = memory(game, game.result(state, action), alpha, beta, table);
            g = max ? Math.max(g, v) : Math.min(g, v);
            if (max ? g >= beta : g <= alpha) break;
        }
        if (g <= alpha) known[1] = g;
        if (g >= beta) known[0] = g;
        return g;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A choice = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
