// Wrong: two mistakes: only the parent's best is handed down, and at the root an equal value replaces the best.
// Fails first: Step 3: the window is handed down, so that a grandparent's bound cuts too
// Says: had already closed
// Diagnosis: shallow-only

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
                best = Math.max(best, value(game, game.result(state, action), best, Window.INFINITY));
                if (best >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), -Window.INFINITY, best));
            if (best <= alpha) {
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
            if (game.player(state) == Player.MAX && value >= alpha) {
                alpha = value;
                bestAction = action;
            }
            if (game.player(state) == Player.MIN && value <= beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
