// exercise: 04
// truth: right
// mistake: none; sign and window turn only where the mover changes
// player: both
// style: negamax by who moves next, the value to the mover
// single: yes
// detail: -

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return forPlayer(game, state, Player.MAX, alpha, beta);
    }

    /** What the state is worth to the player, whoever is to move in it; the window is in that player's view as well. */
    private int forPlayer(Game<S, A> game, S state, Player me, int alpha, int beta) {
        if (game.terminal(state)) {
            return me == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        Player mover = game.player(state);
        if (mover != me) {
            return -forPlayer(game, state, mover, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, forPlayer(game, game.result(state, action), me, Math.max(alpha, best), beta));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = forPlayer(game, game.result(state, action), me, alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
