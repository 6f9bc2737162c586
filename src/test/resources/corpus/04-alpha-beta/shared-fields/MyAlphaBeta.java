// exercise: 04
// truth: wrong
// mistake: The window is kept in two fields that all nodes share, so that a node sees the bounds which its earlier siblings and their children have left behind.
// player: both
// style: alpha and beta as fields of the object
// kind: slip
// single: yes
// detail: Values and actions of most trees of two plies or more.
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
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action)));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, search(game, game.result(state, action)));
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max) {
                int v = value(game, next, bound, Window.INFINITY);
                if (v > bound) {
                    bound = v;
                    best = action;
                }
            } else {
                int v = value(game, next, -Window.INFINITY, bound);
                if (v < bound) {
                    bound = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
