// Wrong: bestAction takes the first action that is worth the value or more, for MIN as well.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: 
// Diagnosis: choice-tested-for-one-player

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);

        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                value = Math.max(value, value(game, child, Math.max(alpha, value), beta));
                if (value >= beta) break;
            }
            return value;
        }

        int value = Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            value = Math.min(value, value(game, child, alpha, Math.min(beta, value)));
            if (value <= alpha) break;
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        // The best action is the one that reaches the value of the state. A window of width 1 is enough to find out.
        int v = value(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action), v - 1, v) >= v) {
                return action;
            }
        }
        throw new IllegalStateException("no action reaches " + v);
    }
}
