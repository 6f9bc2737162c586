// exercise: 04
// truth: wrong
// mistake: null windows for all children but the first, and no second search where one turns out better: its bound is taken for its value
// player: both
// style: PVS
// single: yes
// detail: -
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
        boolean max = game.player(state) == Player.MAX;
        boolean first = true;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v;
            if (first) {
                v = value(game, child, alpha, beta);
                first = false;
            } else if (max) {
                v = value(game, child, alpha, alpha + 1); // null window
            } else {
                v = value(game, child, beta - 1, beta); // null window
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
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
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
