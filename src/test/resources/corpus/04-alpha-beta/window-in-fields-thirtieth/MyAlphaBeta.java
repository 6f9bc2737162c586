// exercise: 04
// truth: wrong
// mistake: Alpha and beta are fields that the recursion moves and never puts back, so siblings and parents see what a subtree left behind.
// player: both
// style: fields, private recursive method
// kind: slip
// single: yes
// detail: Most trees of two plies and more, e.g. ((3 5) (7 9)).
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> game;
    private int alpha;
    private int beta;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        this.game = game;
        this.alpha = alpha;
        this.beta = beta;
        return search(state);
    }

    private int search(S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game.result(state, action));
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), low, high);
            if (max ? value > low : value < high) {
                best = action;
                low = max ? value : low;
                high = max ? high : value;
            }
        }
        return best;
    }
}
