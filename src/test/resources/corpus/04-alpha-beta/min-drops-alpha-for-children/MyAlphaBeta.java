// exercise: 04
// truth: wrong
// mistake: a MIN node passes -Window.INFINITY instead of alpha to its children, so what MAX is guaranteed above a MIN node is unknown below its children and deep alpha cutoffs are missed; leaves are asked that could no longer matter
// player: MIN
// style: one method, ternaries
// single: yes
// detail: prunes too little from four plies on; MIN itself cuts with alpha, MAX hands both bounds down

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
        boolean isMax = game.player(state) == Player.MAX;
        int bestValue = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (isMax) {
                bestValue = Math.max(bestValue, value(game, child, alpha, beta));
                alpha = Math.max(alpha, bestValue);
            } else {
                // MIN only knows about its own bound
                bestValue = Math.min(bestValue, value(game, child, -Window.INFINITY, beta));
                beta = Math.min(beta, bestValue);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return bestValue;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean isMax = game.player(state) == Player.MAX;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (isMax && v > alpha) {
                alpha = v;
                bestAction = action;
            } else if (!isMax && v < beta) {
                beta = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
