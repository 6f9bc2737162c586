// exercise: 04
// truth: wrong
// mistake: the best so far starts at plus or minus 10000, although values go up to a million
// player: both
// style: own constant, one method, ternaries
// single: yes
// detail: sometimes, only with values beyond 10000
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    static final int INF = 10000;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -INF : INF;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -INF;
        int beta = INF;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? v > alpha : v < beta)) {
                best = action;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
