// exercise: 04
// truth: wrong
// mistake: beta is never lowered at MIN nodes, which compare their minimum with alpha only
// player: MIN
// style: best-compare in one loop
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean maximizing = game.player(state) == Player.MAX;
        int bestSoFar = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (maximizing) {
                int childValue = value(game, child, Math.max(alpha, bestSoFar), beta);
                bestSoFar = Math.max(bestSoFar, childValue);
                if (bestSoFar >= beta) return bestSoFar;
            } else {
                int childValue = value(game, child, alpha, beta);
                bestSoFar = Math.min(bestSoFar, childValue);
                if (bestSoFar <= alpha) return bestSoFar;
            }
        }
        return bestSoFar;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maximizing = game.player(state) == Player.MAX;
        int lowest = -Window.INFINITY;
        int highest = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int childValue = value(game, game.result(state, action), lowest, highest);
            if (maximizing && childValue > lowest) {
                lowest = childValue;
                bestAction = action;
            }
            if (!maximizing && childValue < highest) {
                highest = childValue;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
