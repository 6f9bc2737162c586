// exercise: 04
// truth: wrong
// mistake: MIN cuts already at best <= alpha + 1 (as if values one above alpha could not matter), so a MIN node stops at alpha + 1 although a later child is lower; its value, and sometimes the action, is wrong
// player: MIN
// style: two methods, fail-soft
// single: yes
// detail: prunes too much; off by one in minimize only

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            return maximize(game, state, alpha, beta);
        } else {
            return minimize(game, state, alpha, beta);
        }
    }

    private int maximize(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), alpha, beta));
            if (best > beta - 1) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int minimize(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, beta));
            if (best <= alpha + 1) {
                return best;
            }
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), lo, hi);
            if (max && v > lo) {
                lo = v;
                best = action;
            } else if (!max && v < hi) {
                hi = v;
                best = action;
            }
        }
        return best;
    }
}
