// Wrong: bestAction begins at the second action.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: 
// Diagnosis: choice-first-dropped

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S s, int alpha, int beta) {
        if (game.terminal(s)) return game.utility(s);
        boolean max = game.player(s) == Player.MAX;
        for (A a : game.actions(s)) {
            int v = value(game, game.result(s, a), alpha, beta);
            if (max) {
                if (v >= beta) return beta;
                if (v > alpha) alpha = v;
            } else {
                if (v <= alpha) return alpha;
                if (v < beta) beta = v;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state).subList(game.actions(state).size() > 1 ? 1 : 0, game.actions(state).size())) {
            int value = value(game, game.result(state, action), alpha, beta);
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
