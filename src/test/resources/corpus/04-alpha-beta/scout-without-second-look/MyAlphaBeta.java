// exercise: 04
// truth: wrong
// mistake: when MIN's null-window search of a later child shows that it is better, it is not searched again, and the bound is taken for its value
// player: MIN
// style: PVS with a branch for each player, fail-soft
// single: yes
// detail: sometimes; value is wrong, when a later child of MIN is better and has more than one leaf
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
        boolean first = true;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                int v;
                if (first || alpha == -Window.INFINITY) {
                    v = value(game, child, alpha, beta);
                } else {
                    v = value(game, child, alpha, alpha + 1);
                    if (alpha < v && v < beta && !game.terminal(child)) {
                        v = value(game, child, alpha, beta);
                    }
                }
                first = false;
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v;
            if (first || beta == Window.INFINITY) {
                v = value(game, child, alpha, beta);
            } else {
                v = value(game, child, beta - 1, beta);
            }
            first = false;
            best = Math.min(best, v);
            beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A pick = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                pick = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return pick;
    }
}
