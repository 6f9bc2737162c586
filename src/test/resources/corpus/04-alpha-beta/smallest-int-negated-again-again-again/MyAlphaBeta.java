// exercise: 04
// truth: wrong
// mistake: bestAction begins with Integer.MIN_VALUE as alpha, whose negative is itself, so the child's window is closed from the start and it is cut after its first leaf
// kind: slip
// player: both
// style: negamax in the view of the player to move
// single: yes
// detail: value is right, since it gets its window from outside; actions go wrong
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return negamax(game, state, Player.MAX, alpha, beta);
    }

    /** The value to the viewer, with a window in the view of the viewer. */
    private int negamax(Game<S, A> game, S state, Player viewer, int alpha, int beta) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            return viewer == Player.MAX ? utility : -utility;
        }
        Player mover = game.player(state);
        if (mover != viewer) {
            return -negamax(game, state, mover, -beta, -alpha);
        }
        int best = alpha;
        for (A action : game.actions(state)) {
            int value = negamax(game, game.result(state, action), mover, best, beta);
            if (value > best) {
                best = value;
            }
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        A bestAction = null;
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int value = negamax(game, game.result(state, action), me, alpha, beta);
            if (bestAction == null || value > alpha) {
                alpha = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
