// exercise: 04
// truth: wrong
// mistake: the window lives in fields, and when a node is done it puts alpha back to what it was but not beta, so later nodes see the beta of MIN nodes that are done
// player: both
// style: alpha and beta as fields, saved and restored
// single: yes
// detail: wrong values and choices from trees of two plies on; what MIN leaves behind misleads both
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
        int savedAlpha = alpha;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action));
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        alpha = savedAlpha;
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (max && v > low) {
                low = v;
                best = action;
            } else if (!max && v < high) {
                high = v;
                best = action;
            }
        }
        return best;
    }
}
