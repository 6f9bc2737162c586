// exercise: 04
// truth: wrong
// mistake: when the turn passes, negamax hands the window down as (-alpha, -beta) instead of (-beta, -alpha), so the child's window is upside down and it cuts at once after its first child: wrong values and actions
// player: both
// style: negamax with the player to move, sign by who moves next
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
        if (game.player(state) == Player.MAX) {
            return negamax(game, state, Player.MAX, alpha, beta);
        }
        return -negamax(game, state, Player.MIN, -beta, -alpha);
    }

    /** The value of the state in the view of "me", who is to move (or would be). */
    private int negamax(Game<S, A> game, S state, Player me, int alpha, int beta) {
        if (game.terminal(state)) {
            return me == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            Player mover = game.terminal(next) ? me : game.player(next);
            int score = mover == me
                    ? negamax(game, next, me, alpha, beta)
                    : -negamax(game, next, mover, -alpha, -beta);
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
