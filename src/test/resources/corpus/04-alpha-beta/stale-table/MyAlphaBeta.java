// exercise: 04
// truth: wrong
// mistake: the table in a field is emptied by value when another game is asked about, but bestAction searches without that, so it uses what is known of equal states of the game before
// player: both
// style: transposition table with bounds in a field; value and bestAction over a common search
// kind: subtle
// single: yes
// detail: one object is asked about two games with equal states and other utilities, and for the second one bestAction is asked first
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** Lower and upper bound of each position. */
    private final Map<S, int[]> table = new HashMap<>();
    private Game<S, A> current;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (current != game) {
            current = game;
            table.clear();
        }
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int[] known = table.computeIfAbsent(state, s -> new int[] {-Window.INFINITY, Window.INFINITY});
        if (known[0] >= beta || known[0] == known[1]) {
            return known[0];
        }
        if (known[1] <= alpha) {
            return known[1];
        }
        int low = Math.max(alpha, known[0]);
        int high = Math.min(beta, known[1]);
        int a = low;
        int b = high;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
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
        if (best > low) {
            known[0] = Math.max(known[0], best);
        }
        if (best < high) {
            known[1] = Math.min(known[1], best);
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
            int v = search(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
