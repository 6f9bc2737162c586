// exercise: 04
// truth: wrong
// mistake: all results are clamped to the window, and MIN cuts only if beta falls below alpha, which a clamped result never does
// player: MIN
// style: fail-hard with helper methods
// kind: subtle
// single: yes
// detail: any MIN node that alpha closes: its other children are still looked at
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return inside(game.utility(state), alpha, beta);
        }
        return game.player(state) == Player.MAX ? raise(game, state, alpha, beta) : lower(game, state, alpha, beta);
    }

    private static int inside(int v, int alpha, int beta) {
        return v < alpha ? alpha : v > beta ? beta : v;
    }

    private int raise(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            alpha = Math.max(alpha, value(game, game.result(state, action), alpha, beta));
            if (alpha >= beta) {
                return beta;
            }
        }
        return alpha;
    }

    private int lower(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            beta = Math.min(beta, value(game, game.result(state, action), alpha, beta));
            if (beta < alpha) {
                return alpha;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
