// exercise: 04
// truth: right
// mistake: none; two bests instead of a window
// player: both
// style: the bots of a well-known book: best so far for each player handed down, no alpha and beta
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int bestForMax, int bestForMin) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int bestSoFar = -Window.INFINITY;
            for (A candidate : game.actions(state)) {
                int outcome = value(game, game.result(state, candidate), bestForMax, bestForMin);
                if (outcome > bestSoFar) {
                    bestSoFar = outcome;
                }
                if (bestSoFar > bestForMax) {
                    bestForMax = bestSoFar;
                }
                if (bestSoFar >= bestForMin) {
                    return bestSoFar;
                }
            }
            return bestSoFar;
        }
        int bestSoFar = Window.INFINITY;
        for (A candidate : game.actions(state)) {
            int outcome = value(game, game.result(state, candidate), bestForMax, bestForMin);
            if (outcome < bestSoFar) {
                bestSoFar = outcome;
            }
            if (bestSoFar < bestForMin) {
                bestForMin = bestSoFar;
            }
            if (bestSoFar <= bestForMax) {
                return bestSoFar;
            }
        }
        return bestSoFar;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
