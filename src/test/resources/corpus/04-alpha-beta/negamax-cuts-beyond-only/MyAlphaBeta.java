// exercise: 04
// truth: right
// mistake: none; negamax that negates only where the player to move changes, and cuts only beyond equality
// player: both
// style: negamax with a sign per mover, recursion on the same state
// single: yes
// detail: always right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return nega(game, state, alpha, beta, +1);
    }

    /** sign is +1 if the number is for MAX and -1 if it is for MIN. */
    private int nega(Game<S, A> game, S state, int alpha, int beta, int sign) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        int mover = game.player(state) == Player.MAX ? +1 : -1;
        if (mover != sign) {
            return -nega(game, state, -beta, -alpha, mover);
        }
        int best = -INF;
        for (A action : game.actions(state)) {
            best = Math.max(best, nega(game, game.result(state, action), Math.max(alpha, best), beta, sign));
            if (best > beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? +1 : -1;
        int most = -INF;
        A best = null;
        for (A action : game.actions(state)) {
            int v = nega(game, game.result(state, action), most, INF, sign);
            if (v > most) {
                most = v;
                best = action;
            }
        }
        return best;
    }
}
