// exercise: 04
// truth: wrong
// mistake: value with the full window searches within 16 of its last result and takes a result that equals an end of that window for exact, although it is a bound there
// player: both
// style: aspiration in value, fail-soft recursion
// single: yes
// detail: sometimes; only if the fail-soft result is exactly the last result plus or minus 16 (0 plus or minus 16 at first) and the true value lies beyond, e.g. v(-16 -18 -7) on a new object gives -16
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int HALF = 16;
    private int last = 0;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha > -Window.INFINITY || beta < Window.INFINITY) {
            return search(game, state, alpha, beta);
        }
        int low = last - HALF;
        int high = last + HALF;
        int v = search(game, state, low, high);
        if (v < low) {
            v = search(game, state, -Window.INFINITY, low);
        } else if (v > high) {
            v = search(game, state, high, Window.INFINITY);
        }
        last = v;
        return v;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? v > best : v < best)) best = v;
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) break;
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
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
