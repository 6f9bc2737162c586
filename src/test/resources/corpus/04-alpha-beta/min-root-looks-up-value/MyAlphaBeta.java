// exercise: 04
// truth: wrong
// mistake: bestAction finds the root's value v and then takes the first action whose child gives v or more in the null window (v - 1, v); that is a proof for MAX, but for MIN every child is at least v, so MIN gets the first action, however bad
// player: MIN
// style: bestAction in two passes: first the value, then a null-window test for each action
// single: yes
// detail: bestAction only; the test for MIN should be (v, v + 1) and v or less; by its style bestAction also asks leaves a second time

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
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    /** Which action leads to the value? A null window is enough to find out. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        int v = value(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action), v - 1, v) >= v) {
                return action;
            }
        }
        throw new IllegalStateException("no action is worth " + v);
    }
}
