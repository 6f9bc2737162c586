// Wrong: bestAction gives MAX's best to the next search as beta.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: 
// Diagnosis: root-wrong-bound-for-max

import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) { return game.utility(state); }
        List<A> actions = game.actions(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (int i = 0; i < actions.size(); i++) {
                best = Math.max(best, value(game, game.result(state, actions.get(i)), Math.max(alpha, best), beta));
                if (best >= beta) { return best; }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (int i = 0; i < actions.size(); i++) {
            best = Math.min(best, value(game, game.result(state, actions.get(i)), alpha, Math.min(beta, best)));
            if (best <= alpha) { return best; }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), -Window.INFINITY, max && bestAction != null ? alpha : beta);
            if (max && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (!max && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
