// Wrong: Integer.MIN_VALUE is its own negative, in a negamax whose nodes are called in the view of the one above.
// Fails first: Step 1: the value, with a full window
// Says: 
// Diagnosis: sentinel-overflows

import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return negamax(game, state, Integer.MIN_VALUE, Integer.MAX_VALUE, Player.MAX);
    }

    /** The value to the player whose view it is. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta, Player view) {
        if (game.terminal(state)) {
            return view == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        Player mover = game.player(state);
        if (mover != view) {
            int turned = -beta;
            beta = -alpha;
            alpha = turned;
        }
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, negamax(game, game.result(state, action), alpha, beta, mover));
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return mover == view ? best : -best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A chosen = null;
        int best = 0;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), Integer.MIN_VALUE, Integer.MAX_VALUE);
            if (chosen == null || (max ? value > best : value < best)) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
