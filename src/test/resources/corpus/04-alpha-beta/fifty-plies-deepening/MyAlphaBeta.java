// exercise: 04
// truth: wrong
// mistake: the iterative deepening ends after 50 plies, and a line that is longer counts as 0
// player: both
// style: iterative deepening, a flag tells whether the horizon was met
// single: yes
// detail: sometimes; only in games with lines of more than 50 plies
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MAX_DEPTH = 50;
    private boolean horizon;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int v = 0;
        for (int depth = 0; depth <= MAX_DEPTH; depth++) {
            horizon = false;
            v = limited(game, state, depth, alpha, beta);
            if (!horizon) {
                return v;
            }
        }
        return v;
    }

    private int limited(Game<S, A> game, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            horizon = true;
            return 0;
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, limited(game, game.result(state, action), depth - 1, alpha, beta));
                alpha = Math.max(alpha, best);
                if (beta <= alpha) break;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, limited(game, game.result(state, action), depth - 1, alpha, beta));
                beta = Math.min(beta, best);
                if (beta <= alpha) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (int depth = 1; depth <= MAX_DEPTH; depth++) {
            horizon = false;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = limited(game, game.result(state, action), depth - 1, alpha, beta);
                if (max) {
                    if (v > alpha) {
                        alpha = v;
                        best = action;
                    }
                } else {
                    if (v < beta) {
                        beta = v;
                        best = action;
                    }
                }
            }
            if (!horizon) {
                break;
            }
        }
        return best;
    }
}
