// exercise: 04
// truth: wrong
// mistake: a best of 0 is taken for not set yet, so any later value replaces it
// player: both
// style: array of best and bounds
// single: yes
// detail: sometimes
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
        boolean max = game.player(state) == Player.MAX;
        int best = 0; // nothing yet
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == 0) {
                best = v;
            } else {
                best = max ? Math.max(best, v) : Math.min(best, v);
            }
            if (max && best > alpha) {
                alpha = best;
            }
            if (!max && best < beta) {
                beta = best;
            }
            if (alpha >= beta) {
                return best;
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
            if (best == null || (max ? v > alpha : v < beta)) {
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
