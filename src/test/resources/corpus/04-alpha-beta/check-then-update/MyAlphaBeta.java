// exercise: 04
// truth: wrong
// mistake: the cutoff is tested before the bound has taken the new value, so a node is left one child late
// player: both
// style: one method
// single: yes
// detail: -
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
        boolean isMax = game.player(state) == Player.MAX;
        int value = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int childValue = value(game, game.result(state, action), alpha, beta);
            value = isMax ? Math.max(value, childValue) : Math.min(value, childValue);
            // prune?
            if (alpha >= beta) {
                break;
            }
            // update the bounds
            if (isMax) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean isMax = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int childValue = value(game, game.result(state, action), alpha, beta);
            if (isMax ? childValue > alpha : childValue < beta) {
                best = action;
                alpha = isMax ? childValue : alpha;
                beta = isMax ? beta : childValue;
            }
        }
        return best;
    }
}
