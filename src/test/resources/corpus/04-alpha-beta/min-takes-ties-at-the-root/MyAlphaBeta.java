// exercise: 04
// truth: wrong
// mistake: at the root MIN takes an action whose number equals the best so far, which can be the bound of a worse child that was cut
// kind: slip
// player: MIN
// style: two methods, fail-hard
// single: yes
// detail: only MIN at the root, e.g. v(0 ^(0 1))
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            alpha = Math.max(alpha, value(game, game.result(state, action), alpha, beta));
            if (alpha >= beta) {
                return beta;
            }
        }
        return alpha;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            beta = Math.min(beta, value(game, game.result(state, action), alpha, beta));
            if (beta <= alpha) {
                return alpha;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, beta);
                if (v <= beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
