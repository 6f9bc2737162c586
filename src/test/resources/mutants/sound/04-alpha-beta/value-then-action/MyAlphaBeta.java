// Sound: the value first, and then an action that has it.

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
        int value = value(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            // With a window around the value a child cannot seem to have it when it has not.
            if (value(game, game.result(state, action), value - 1, value + 1) == value) {
                return action;
            }
        }
        throw new IllegalStateException("no action has the value " + value);
    }
}
