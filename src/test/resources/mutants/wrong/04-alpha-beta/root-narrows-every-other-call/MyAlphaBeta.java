// Wrong: bestAction narrows the window in every second call only.
// Fails first: Step 4: bestAction narrows the window from one action to the next
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
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta, ply + 1);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    boolean on;

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A chosen = null;
        on = !on;
        for (A action : game.actions(state)) {
            int value = value(
                    game,
                    game.result(state, action),
                    on && max ? best : -Window.INFINITY,
                    on && !max ? best : Window.INFINITY);
            if (chosen == null || (max ? value > best : value < best)) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
