// exercise: 04
// truth: wrong
// mistake: the children get the window as it was when the node was entered, not as it is now
// player: both
// style: one method, fail-soft, local copies lo and hi
// single: yes
// detail: always; values are right, cuts are missed
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
        int lo = alpha;
        int hi = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > best) {
                best = v;
                lo = Math.max(lo, best);
            }
            if (!max && v < best) {
                best = v;
                hi = Math.min(hi, best);
            }
            if (lo >= hi) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        A bestMove = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), lo, hi);
            if (max ? v > lo : v < hi) {
                bestMove = a;
                if (max) lo = v;
                else hi = v;
            }
        }
        return bestMove;
    }
}
