// exercise: 04
// truth: wrong
// mistake: bestAction never lowers beta, so for MIN every child is searched with the full window
// player: MIN
// style: best value and action in locals at the root
// single: yes
// detail: sometimes; MIN at the root with leaves that its best so far excludes
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
        Player player = game.player(state);
        int bestValue = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int childValue = value(game, game.result(state, action), alpha, beta);
            switch (player) {
                case MAX -> {
                    bestValue = Math.max(bestValue, childValue);
                    alpha = Math.max(alpha, bestValue);
                }
                case MIN -> {
                    bestValue = Math.min(bestValue, childValue);
                    beta = Math.min(beta, bestValue);
                }
            }
            if (beta <= alpha) {
                return bestValue;
            }
        }
        return bestValue;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int childValue = value(game, game.result(state, action), alpha, beta);
            if (max && childValue > bestValue || !max && childValue < bestValue) {
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
