// exercise: 04
// truth: wrong
// mistake: the window is kept in fields and put back at the end of a node, but the return of a cut comes before that, so after a cut the siblings see the narrowed window
// player: both
// style: window in fields, saved and restored
// single: yes
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
        int savedBeta = beta;
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
                return best;
            }
        }
        alpha = savedAlpha;
        beta = savedBeta;
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), lo, hi);
            if (max && v > lo) {
                lo = v;
                best = action;
            } else if (!max && v < hi) {
                hi = v;
                best = action;
            }
        }
        return best;
    }
}
