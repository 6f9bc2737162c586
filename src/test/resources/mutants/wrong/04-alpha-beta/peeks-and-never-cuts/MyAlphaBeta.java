// Wrong: the ends of a node are read first, and for nothing: no node is ever cut.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: had already closed this
// Diagnosis: none

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, alpha, beta, 0);
    }

    int value(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            S s = game.result(state, a);
            if (game.terminal(s)) game.utility(s);
        }
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta, ply + 1);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
