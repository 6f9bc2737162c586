// exercise: 04
// truth: right
// mistake: none; PVS, null windows from the second child on and a second search where one fails
// player: both
// style: PVS, fail-soft
// single: yes
// detail: always
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
        boolean maximize = game.player(state) == Player.MAX;
        int best = maximize ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A action : game.actions(state)) {
            int v = scout(game, game.result(state, action), alpha, beta, maximize, first);
            first = false;
            if (maximize) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    private int scout(Game<S, A> game, S next, int alpha, int beta, boolean maximize, boolean first) {
        if (first || game.terminal(next)) {
            return value(game, next, alpha, beta);
        }
        int lower = maximize ? alpha : beta - 1;
        int v = value(game, next, lower, lower + 1);
        boolean inside = v > alpha && v < beta;
        return inside ? value(game, next, alpha, beta) : v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maximize = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = scout(game, game.result(state, action), alpha, beta, maximize, chosen == null);
            if (maximize ? v > alpha : v < beta) {
                chosen = action;
                if (maximize) alpha = v; else beta = v;
            }
        }
        return chosen;
    }
}
