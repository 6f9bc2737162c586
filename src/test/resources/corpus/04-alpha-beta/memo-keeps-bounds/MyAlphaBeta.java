// exercise: 04
// truth: wrong
// mistake: Every number that value returns is put into a map and given back for the same state whatever the window; a bound from a cut is later taken for the exact value, so a second call with another window, or a position that comes again on another path, is answered wrongly.
// player: both
// style: memo in a HashMap field, conditional expressions
// single: yes
// detail: shows on a second call with another window on the same game, and where positions repeat (about one tic-tac-toe position in ten); never on a fresh tree asked once
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Map<S, Integer> memo = new HashMap<>();
    private Game<S, A> last;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != last) {          // another game, other values
            memo = new HashMap<>();
            last = game;
        }
        Integer known = memo.get(state);
        if (known != null) {
            return known;
        }
        int v = game.terminal(state) ? game.utility(state)
                : game.player(state) == Player.MAX ? maximum(game, state, alpha, beta)
                : minimum(game, state, alpha, beta);
        memo.put(state, v);
        return v;
    }

    private int maximum(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v >= beta) return v;
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minimum(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) { alpha = v; best = a; }
            } else {
                if (v < beta) { beta = v; best = a; }
            }
        }
        return best;
    }
}
