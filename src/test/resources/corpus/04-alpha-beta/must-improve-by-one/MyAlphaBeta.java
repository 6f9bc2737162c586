// exercise: 04
// truth: wrong
// mistake: the window handed down is one too narrow: a child that is exactly one better than the best comes back as a bound that looks like a value
// player: both
// style: best-compare
// single: yes
// detail: -
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int low = alpha;
        int high = beta;
        boolean first = true;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), low, high);
            if (max && v > best) {
                best = v;
                if (best >= beta) return best;
                // the next one has to be better than this one
                low = Math.max(alpha, best + 1);
            } else if (!max && v < best) {
                best = v;
                if (best <= alpha) return best;
                high = Math.min(beta, best - 1);
            }
            first = false;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
