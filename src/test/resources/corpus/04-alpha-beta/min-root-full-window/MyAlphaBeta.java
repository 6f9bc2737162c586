// exercise: 04
// truth: wrong
// mistake: in bestAction beta is never lowered when MIN is to move (only alpha is raised, for MAX), so with MIN at the root every action gets the full window and leaves are asked that could no longer matter
// player: MIN
// style: one method; bestAction keeps bestValue apart from the window
// single: yes
// detail: bestAction only; prunes too little, the action is right

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
        boolean max = game.player(state).equals(Player.MAX);
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int childValue = value(game, game.result(state, action), alpha, beta);
            if (max) {
                bestValue = Math.max(bestValue, childValue);
                alpha = Math.max(alpha, bestValue);
            } else {
                bestValue = Math.min(bestValue, childValue);
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
        boolean max = game.player(state).equals(Player.MAX);
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int childValue = value(game, game.result(state, action), alpha, beta);
            boolean better = max ? childValue > bestValue : childValue < bestValue;
            if (better) {
                bestValue = childValue;
                bestAction = action;
            }
            if (max) {
                alpha = Math.max(alpha, bestValue);
            }
        }
        return bestAction;
    }
}
