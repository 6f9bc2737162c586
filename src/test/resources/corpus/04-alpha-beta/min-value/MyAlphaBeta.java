// exercise: 04
// truth: wrong
// mistake: bestAction starts with Integer.MIN_VALUE, which has no negative in int: negated for MIN or for a child it stays the smallest number, and the window is closed from the start.
// player: both
// style: negamax with Integer.MIN_VALUE as minus infinity
// kind: slip
// single: yes
// detail: bestAction: the first child's window is (MIN_VALUE, MAX_VALUE) and where it is turned round its upper end becomes MIN_VALUE; value with the infinities of the course is right.
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** Value from the view of the player "me". */
    private int search(Game<S, A> game, S state, int alpha, int beta, Player me) {
        if (game.terminal(state)) {
            return me == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        if (game.player(state) != me) {
            return -search(game, state, -beta, -alpha, me.opponent());
        }
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            int score = search(game, game.result(state, action), alpha, beta, me);
            if (score > best) {
                best = score;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, Player.MAX);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        A best = null;
        int alpha = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            int score = search(game, game.result(state, action), alpha, Integer.MAX_VALUE, me);
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }
}
