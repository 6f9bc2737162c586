// exercise: 04
// truth: wrong
// mistake: A state in which the game is over is recognised only by its parent, so value asked about such a state itself goes on to ask for the player.
// player: both
// style: ends handled in the loop over the actions, negamax sign
// single: yes
// detail: value called with a terminal state; everything else is right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        for (A action : game.actions(state)) {
            low = Math.max(low, sign * after(game, game.result(state, action), sign * low, sign * high));
            if (low >= high) {
                break;
            }
        }
        return sign * low;
    }

    /** The bounds may come in either order. */
    private int after(Game<S, A> game, S next, int one, int other) {
        return game.terminal(next)
                ? game.utility(next)
                : value(game, next, Math.min(one, other), Math.max(one, other));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int low = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = sign * after(game, game.result(state, action), sign * low, sign * Window.INFINITY);
            if (score > low) {
                low = score;
                best = action;
            }
        }
        return best;
    }
}
