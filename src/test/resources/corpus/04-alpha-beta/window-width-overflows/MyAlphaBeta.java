// exercise: 04
// truth: wrong
// mistake: the cut asks whether beta - alpha is 0 or less; with one bound infinite and the other of the wrong sign the difference overflows and the node is cut although the window is wide open
// player: both
// style: one method, int arithmetic
// single: yes
// detail: MAX cuts wrongly while beta is infinite and alpha below 0, MIN while alpha is infinite and beta above 0
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
        final Player player = game.player(state);
        int bestValue = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (final A action : game.actions(state)) {
            final S next = game.result(state, action);
            final int nextValue = value(game, next, alpha, beta);
            switch (player) {
                case MAX:
                    bestValue = Math.max(bestValue, nextValue);
                    alpha = Math.max(alpha, bestValue);
                    break;
                case MIN:
                    bestValue = Math.min(bestValue, nextValue);
                    beta = Math.min(beta, bestValue);
                    break;
            }
            final int width = beta - alpha;
            if (width <= 0) {
                return bestValue;
            }
        }
        return bestValue;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestAction = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (final A action : game.actions(state)) {
            final int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    bestAction = action;
                }
            } else if (v < beta) {
                beta = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
