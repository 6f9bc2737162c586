// exercise: 04
// truth: wrong
// mistake: The loop is left at a cut before the child that caused it is compared with the best, so the node returns what it had before: an infinity or a bound on the wrong side.
// player: both
// style: one loop, cut test directly after the recursive call, final best list free
// single: yes
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
        final boolean isMax = game.player(state) == Player.MAX;
        int result = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            final int v = value(game, game.result(state, action), alpha, beta);
            if (isMax ? v >= beta : v <= alpha) {
                break; // prune
            }
            if (isMax && v > result) {
                result = v;
                alpha = Math.max(alpha, v);
            }
            if (!isMax && v < result) {
                result = v;
                beta = Math.min(beta, v);
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final boolean isMax = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (isMax && v > alpha) { alpha = v; best = action; }
            if (!isMax && v < beta) { beta = v; best = action; }
        }
        return best;
    }
}
