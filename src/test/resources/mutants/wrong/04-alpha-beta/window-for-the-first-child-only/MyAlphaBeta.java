// Wrong: the first child gets the window, the others start with a full one.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: had already closed this
// Diagnosis: window-for-some-children

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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), from(best, alpha), to(best, beta)));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), from(best, alpha), to(best, beta)));
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int from(int best, int alpha) {
        return Math.abs(best) == Window.INFINITY ? alpha : -Window.INFINITY;
    }

    private int to(int best, int beta) {
        return Math.abs(best) == Window.INFINITY ? beta : Window.INFINITY;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                chosen = action;
            } else if (!max && value < beta) {
                beta = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
