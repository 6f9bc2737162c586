// exercise: 04
// truth: wrong
// mistake: only value empties the table when another game comes, bestAction goes on with the bounds of the game before
// player: both
// style: table of intervals kept between calls
// single: yes
// detail: sometimes: only if bestAction gets another game with equal states on the same object; seen: a shape (0 0) with values 1 2 and then, as another game, with 2 1: bestAction still says child 1
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** What is known about a state: its value is at least low and at most high. */
    private static class Known {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private final Map<S, Known> table = new HashMap<>();
    private Game<S, A> tableOf;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != tableOf) {
            table.clear();
            tableOf = game;
        }
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        Known known = table.computeIfAbsent(state, s -> new Known());
        if (known.low >= beta || known.low == known.high) return known.low;
        if (known.high <= alpha) return known.high;
        if (game.terminal(state)) {
            known.low = known.high = game.utility(state);
            return known.low;
        }
        int a = Math.max(alpha, known.low);
        int b = Math.min(beta, known.high);
        int lower = a;
        int upper = b;
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), a, b));
                a = Math.max(a, best);
                if (a >= b) break;
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), a, b));
                b = Math.min(b, best);
                if (a >= b) break;
            }
        }
        if (best < upper) known.high = best;
        if (best > lower) known.low = best;
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                choice = action;
            }
            if (!max && v < beta) {
                beta = v;
                choice = action;
            }
        }
        return choice;
    }
}
