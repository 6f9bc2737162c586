// exercise: 04
// truth: wrong
// mistake: Principal variation search: later children are probed with a window of width one, and when the probe says "better" its bound is taken for the value; the second search with the open window is missing, so values inside the window can be wrong.
// player: both
// style: PVS in negamax form with a sign
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return pvs(game, state, alpha, beta, 1);
    }

    // sign = 1: numbers are MAX's, sign = -1: numbers are MIN's
    private int pvs(Game<S, A> game, S state, int alpha, int beta, int sign) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        int mySign = game.player(state) == Player.MAX ? 1 : -1;
        if (mySign != sign) {
            return -pvs(game, state, -beta, -alpha, mySign);
        }
        List<A> actions = game.actions(state);
        int best = pvs(game, game.result(state, actions.get(0)), alpha, beta, sign);
        for (A action : actions.subList(1, actions.size())) {
            if (best >= beta) {
                break;
            }
            alpha = Math.max(alpha, best);
            int probe = pvs(game, game.result(state, action), alpha, alpha + 1, sign);
            best = Math.max(best, probe);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = pvs(game, game.result(state, action), alpha, Window.INFINITY, sign);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
