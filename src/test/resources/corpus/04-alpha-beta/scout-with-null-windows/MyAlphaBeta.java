// exercise: 04
// truth: right
// mistake: none; PVS for MAX and MIN with a second search where the scout says better
// player: both
// style: principal variation search, fail-soft, helper that scouts
// single: yes
// detail: always; a second search keeps nothing of the scout, so it may ask for a leaf that the scout had made pointless; never one that plain alpha-beta would not ask for
import java.util.List;
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
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int best = value(game, game.result(state, actions.get(0)), alpha, beta);
        for (int i = 1; i < actions.size(); i++) {
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
            int v = scouted(game, game.result(state, actions.get(i)), max, alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    private int scouted(Game<S, A> game, S child, boolean max, int alpha, int beta) {
        if (game.terminal(child)) {
            return game.utility(child);
        }
        boolean wide = (long) beta - alpha > 1;
        if (max) {
            int v = wide && alpha > -Window.INFINITY ? value(game, child, alpha, alpha + 1) : value(game, child, alpha, beta);
            return wide && alpha > -Window.INFINITY && v > alpha && v < beta ? value(game, child, alpha, beta) : v;
        } else {
            int v = wide && beta < Window.INFINITY ? value(game, child, beta - 1, beta) : value(game, child, alpha, beta);
            return wide && beta < Window.INFINITY && v < beta && v > alpha ? value(game, child, alpha, beta) : v;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A pv = null;
        for (A a : game.actions(state)) {
            int v = scouted(game, game.result(state, a), max, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                pv = a;
            }
            if (!max && v < beta) {
                beta = v;
                pv = a;
            }
        }
        return pv;
    }
}
