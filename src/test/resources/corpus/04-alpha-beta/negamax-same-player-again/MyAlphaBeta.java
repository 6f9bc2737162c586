// exercise: 04
// truth: wrong
// mistake: where the same player moves again, the child gets the alpha that the node was entered with instead of the raised one
// player: both
// style: negamax with a case for the same player moving twice
// single: yes
// detail: sometimes: missed cuts only, and only where a player moves twice in a row; seen: ^(5 ^(v(3 9))) asks for the 9
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
        return game.player(state) == Player.MAX
                ? negamax(game, state, Player.MAX, alpha, beta)
                : -negamax(game, state, Player.MIN, -beta, -alpha);
    }

    /** The value for the player on turn, who is given too. */
    private int negamax(Game<S, A> game, S state, Player me, int alpha, int beta) {
        int best = -Window.INFINITY;
        int low = alpha;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (game.terminal(next)) {
                v = me == Player.MAX ? game.utility(next) : -game.utility(next);
            } else if (game.player(next) == me) {
                v = negamax(game, next, me, alpha, beta);
            } else {
                v = -negamax(game, next, me.opponent(), -beta, -low);
            }
            best = Math.max(best, v);
            low = Math.max(low, v);
            if (low >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int low = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? value(game, next, low, Window.INFINITY) : -value(game, next, -Window.INFINITY, -low);
            if (v > low) {
                low = v;
                best = action;
            }
        }
        return best;
    }
}
