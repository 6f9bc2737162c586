// exercise: 04
// truth: wrong
// mistake: the cut comes before the child's value has become the best, so a node that is cut returns what it had before, a number on the wrong side of the window
// player: both
// style: fail-soft, one method, ternaries
// single: yes
// detail: none
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    static final int INF = Window.INFINITY;

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -INF : INF;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v >= beta : v <= alpha) {
                return best;
            }
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -INF, beta = INF;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
