// exercise: 04
// truth: wrong
// mistake: bestAction starts with Integer.MIN_VALUE as its bound, and negating that for the child gives Integer.MIN_VALUE again, so the first child is searched with a closed window
// player: both
// style: negamax with the sign of the player
// kind: slip
// single: yes
// detail: bestAction, first action: its inner nodes are left after their first child, so its number is a bound taken for a value
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return negamax(game, state, alpha, beta, 1);
    }

    /** The value in the view of MAX (sign 1) or of MIN (sign -1). */
    private int negamax(Game<S, A> game, S state, int alpha, int beta, int sign) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        int own = game.player(state) == Player.MAX ? 1 : -1;
        if (own != sign) {
            return -negamax(game, state, -beta, -alpha, own);
        }
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            int score = negamax(game, game.result(state, action), alpha, beta, sign);
            best = Math.max(best, score);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        A best = game.actions(state).get(0);
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int score = -negamax(game, game.result(state, action), -beta, -alpha, -sign);
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }
}
