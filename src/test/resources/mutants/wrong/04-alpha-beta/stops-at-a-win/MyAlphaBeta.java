// Wrong: who has found a win of Tic-Tac-Toe looks no further, in whatever game.
// Fails first: Step 1: the value, with a full window
// Says: left after question 1
// Diagnosis: stops-at-a-win

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int WIN = 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (best == WIN || alpha >= beta) {
                    return best;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, beta));
                beta = Math.min(beta, best);
                if (best == -WIN || alpha >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A chosen = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = max
                    ? value(game, game.result(state, action), best, Window.INFINITY)
                    : value(game, game.result(state, action), -Window.INFINITY, best);
            if (max ? value > best : value < best) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
