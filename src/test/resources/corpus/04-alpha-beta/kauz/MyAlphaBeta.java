// exercise: 04
// truth: right
// mistake: none; a node that is cut answers with an infinity, which is a bound on the right side
// player: both
// style: two loops, return of the infinity at the cut
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MIN) {
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                if (v <= alpha) {
                    return -INF; // MAX never comes here
                }
                if (v < beta) {
                    beta = v;
                }
            }
            return beta;
        }
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (v >= beta) {
                return INF; // MIN never comes here
            }
            if (v > alpha) {
                alpha = v;
            }
        }
        return alpha;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? forMax(game, state) : forMin(game, state);
    }

    private A forMax(Game<S, A> game, S state) {
        int most = -INF;
        A which = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), most, INF);
            if (v > most) {
                most = v;
                which = a;
            }
        }
        return which;
    }

    private A forMin(Game<S, A> game, S state) {
        int least = INF;
        A which = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), -INF, least);
            if (v < least) {
                least = v;
                which = a;
            }
        }
        return which;
    }
}
