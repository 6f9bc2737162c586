// exercise: 04
// truth: wrong
// mistake: where the same player moves again, the child gets the alpha with which the node was entered instead of the current one
// player: both
// style: negamax that asks who moves next
// single: yes
// detail: sometimes; values are right, cuts are missed; only where a player moves twice: in ^(5 ^(v(3 9))) the 9 is asked for by value
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

    /** The value of the state as {@code me}, who is to move, sees it. */
    private int negamax(Game<S, A> game, S state, Player me, int alpha, int beta) {
        int best = -Window.INFINITY;
        int a = alpha;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (game.terminal(next)) {
                v = me == Player.MAX ? game.utility(next) : -game.utility(next);
            } else if (game.player(next) == me) {
                v = negamax(game, next, me, alpha, beta);
            } else {
                v = -negamax(game, next, me.opponent(), -beta, -a);
            }
            best = Math.max(best, v);
            a = Math.max(a, best);
            if (a >= beta) {
                break;
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
