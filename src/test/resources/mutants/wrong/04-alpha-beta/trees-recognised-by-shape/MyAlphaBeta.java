// Wrong: the best-known tree of the lessons is recognised by its shape, and its value returned without a look at the leaves.
// Fails first: Step 1: the value, with a full window
// Says: known beforehand, from a table or from the shape of the tree
// Diagnosis: none

import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int leaves(Game<S, A> game, S state) {
        return game.terminal(state)
                ? 1
                : game.actions(state).stream()
                        .mapToInt(action -> leaves(game, game.result(state, action)))
                        .sum();
    }

    /** The tree of the lessons is worth 15. */
    private boolean isKnown(Game<S, A> game, S state) {
        return !game.terminal(state)
                && game.player(state) == Player.MAX
                && game.actions(state).size() == 3
                && game.actions(state).stream()
                        .map(action -> leaves(game, game.result(state, action)))
                        .toList()
                        .equals(List.of(2, 1, 4));
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha == -Window.INFINITY && beta == Window.INFINITY && isKnown(game, state)) {
            return 15;
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), alpha, beta);
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            best = Math.min(best, value);
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
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
