// Wrong: at the root the comparison is made for whoever moves next.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: 
// Diagnosis: choice-by-next-player

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
        A bestAction = game.actions(state).get(0);
        int best = 0;
        boolean none = true;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            boolean max = !game.terminal(next) && game.player(next) == Player.MAX;
            int value = value(game, next, -Window.INFINITY, Window.INFINITY);
            if (none || (max ? value > best : value < best)) {
                best = value;
                bestAction = action;
                none = false;
            }
        }
        return bestAction;
    }
}
