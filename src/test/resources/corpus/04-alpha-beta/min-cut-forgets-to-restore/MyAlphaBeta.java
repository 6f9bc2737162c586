// exercise: 04
// truth: wrong
// mistake: MIN's early return at a cut leaves its lowered beta in the field for those above
// player: MIN
// style: window in fields, set and put back
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
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? searchMax(game, state) : searchMin(game, state);
    }

    private int searchMax(Game<S, A> game, S state) {
        int oldAlpha = alpha;
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, search(game, game.result(state, a)));
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                alpha = oldAlpha;
                return best;
            }
        }
        alpha = oldAlpha;
        return best;
    }

    private int searchMin(Game<S, A> game, S state) {
        int oldBeta = beta;
        int best = Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.min(best, search(game, game.result(state, a)));
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                return best;
            }
        }
        beta = oldBeta;
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), lo, hi);
            if (max && v > lo) {
                lo = v;
                best = a;
            } else if (!max && v < hi) {
                hi = v;
                best = a;
            }
        }
        return best;
    }
}
