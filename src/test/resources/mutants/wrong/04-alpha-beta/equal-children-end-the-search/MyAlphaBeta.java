// Wrong: 20 equal children in a row end the search of a node.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: the value
// Diagnosis: none

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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int same = 0;
        int before = 0;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            same = value == before ? same + 1 : 1;
            before = value;
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta || same >= 20) {
                break; // one of the two has something at least as good elsewhere, and will not let the game come here
            }
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
            int value = value(game, game.result(state, action), alpha, beta);
            // Strictly better only: a child that was cut returns a bound, and an equal bound is no equal value.
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
