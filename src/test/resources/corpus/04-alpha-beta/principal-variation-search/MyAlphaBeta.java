// exercise: 04
// truth: right
// mistake: none; PVS with a second search whenever the null window says that a child is better
// player: both
// style: negamax with the sign of the mover, null windows, root handled by the same method
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return forMax(game, state, alpha, beta);
    }

    private int forMax(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            return pvs(game, state, 1, alpha, beta, null);
        }
        return -pvs(game, state, -1, -beta, -alpha, null);
    }

    /** The value of the child to the player with this sign. */
    private int child(Game<S, A> game, S next, int sign, int alpha, int beta) {
        return sign == 1 ? forMax(game, next, alpha, beta) : -forMax(game, next, -beta, -alpha);
    }

    private int pvs(Game<S, A> game, S state, int sign, int alpha, int beta, Object[] out) {
        int best = -INF;
        boolean first = true;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v;
            if (first || alpha == -INF || beta - 1 <= alpha) {
                v = child(game, next, sign, alpha, beta);
            } else {
                v = child(game, next, sign, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = child(game, next, sign, alpha, beta);
                }
            }
            first = false;
            if (v > best) {
                best = v;
                if (out != null) out[0] = a;
            }
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    @SuppressWarnings("unchecked")
    public A bestAction(Game<S, A> game, S state) {
        Object[] out = new Object[1];
        pvs(game, state, game.player(state) == Player.MAX ? 1 : -1, -INF, INF, out);
        return (A) out[0];
    }
}
