// exercise: 04
// truth: wrong
// mistake: alpha and beta are fields that all nodes share and nobody puts back, so a node sees the window that its siblings and their children left behind
// player: both
// style: fields for the window, one private search method
// kind: slip
// single: yes
// detail: value and bestAction from trees of two plies on: ((3 5) (7 9)) is 3 instead of 7
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int alpha;
    private int beta;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        this.alpha = alpha;
        this.beta = beta;
        return search(game, state);
    }

    private int search(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, search(game, game.result(state, action)));
                alpha = Math.max(alpha, value);
                if (beta <= alpha) {
                    break;
                }
            }
            return value;
        }
        int value = Window.INFINITY;
        for (A action : game.actions(state)) {
            value = Math.min(value, search(game, game.result(state, action)));
            beta = Math.min(beta, value);
            if (beta <= alpha) {
                break;
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A bestAction = null;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? value(game, next, bestValue, Window.INFINITY) : value(game, next, -Window.INFINITY, bestValue);
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
