// exercise: 04
// truth: wrong
// mistake: bestAction lets MAX take an action whose number equals the best so far, though it may be a bound
// player: MAX
// style: one loop in value, two in bestAction
// single: yes
// detail: sometimes; a later child is cut with a bound that equals the best
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        final boolean isMax = game.player(state) == Player.MAX;
        int v = isMax ? -INF : INF;
        for (A action : game.actions(state)) {
            final int w = value(game, game.result(state, action), alpha, beta);
            if (isMax) {
                v = Math.max(v, w);
                if (v >= beta) break;
                alpha = Math.max(alpha, v);
            } else {
                v = Math.min(v, w);
                if (v <= alpha) break;
                beta = Math.min(beta, v);
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -INF;
            for (A action : game.actions(state)) {
                int w = value(game, game.result(state, action), alpha, INF);
                if (w >= alpha) {
                    alpha = w;
                    best = action;
                }
            }
        } else {
            int beta = INF;
            for (A action : game.actions(state)) {
                int w = value(game, game.result(state, action), -INF, beta);
                if (w < beta) {
                    beta = w;
                    best = action;
                }
            }
        }
        return best;
    }
}
