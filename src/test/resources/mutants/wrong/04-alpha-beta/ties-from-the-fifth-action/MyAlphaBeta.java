// Wrong: from the fifth action on an equal value replaces the best action.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: as minimax would choose it
// Diagnosis: none

import java.util.*;
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
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A chosen = null;
        int i = 0;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max ? value > best || i >= 4 && value == best : value < best || i >= 4 && value == best) {
                best = value;
                chosen = action;
                if (max) { alpha = best; } else { beta = best; }
            }
            i++;
        }
        return chosen;
    }
}
