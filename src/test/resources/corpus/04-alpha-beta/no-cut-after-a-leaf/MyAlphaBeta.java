// exercise: 04
// truth: wrong
// mistake: children in which the game is over are dealt with at the top of the loop and followed by continue, past the cut; a node whose window was closed by such a child goes on with its next children, which could no longer matter
// player: both
// style: one method, terminal children inline
// single: no
// detail: prunes too little sometimes (late, after leaves); second mistake: bestAction takes an action whose number equals the best (>= and <=), which may be only a bound

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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next)) {
                int u = game.utility(next);
                best = max ? Math.max(best, u) : Math.min(best, u);
                if (max) {
                    alpha = Math.max(alpha, best);
                } else {
                    beta = Math.min(beta, best);
                }
                continue;
            }
            int v = value(game, next, alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
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
            if (max && v >= alpha) {
                alpha = v;
                best = action;
            } else if (!max && v <= beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
