// exercise: 04
// truth: wrong
// mistake: in value a MAX node never raises alpha, so the nodes below it do not hear of its best
// player: MAX
// style: one loop, cut by comparing the best with the bound
// single: yes
// detail: always in trees of two plies and more below MAX; the values are right, cuts are missing
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
        Integer best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = value(game, child, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (best == null || v > best) {
                    best = v;
                }
                if (best >= beta) {
                    return best;
                }
            } else {
                if (best == null || v < best) {
                    best = v;
                }
                if (best <= alpha) {
                    return best;
                }
                if (best < beta) {
                    beta = best;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestAction = null;
        Integer best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v;
            if (best == null) {
                v = value(game, child, -Window.INFINITY, Window.INFINITY);
            } else if (max) {
                v = value(game, child, best, Window.INFINITY);
            } else {
                v = value(game, child, -Window.INFINITY, best);
            }
            if (best == null || (max ? v > best : v < best)) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
