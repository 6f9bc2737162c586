// exercise: 04
// truth: wrong
// mistake: where the same player moves again the value is rightly not negated, but the window is turned round all the same
// player: both
// style: negamax from the mover's view
// single: yes
// detail: sometimes; only where a player moves twice in a row
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return sign(game, state) == 1 ? negamax(game, state, alpha, beta) : -negamax(game, state, -beta, -alpha);
    }

    /** The value to the player to move. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = child(game, state, game.result(state, action), Math.max(alpha, best), beta);
            best = Math.max(best, v);
            if (best >= beta) break;
        }
        return best;
    }

    private int child(Game<S, A> game, S state, S next, int alpha, int beta) {
        if (game.terminal(next)) return sign(game, state) * game.utility(next);
        int factor = game.player(next) == game.player(state) ? 1 : -1;
        return factor * negamax(game, next, -beta, -alpha);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int best = -Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            int v = child(game, state, game.result(state, action), best, Window.INFINITY);
            if (v > best) {
                best = v;
                move = action;
            }
        }
        return move;
    }
}
