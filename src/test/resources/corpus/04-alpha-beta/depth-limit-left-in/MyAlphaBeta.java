// exercise: 04
// truth: wrong
// mistake: a depth limit of 8 plies was left in, and a state at the limit that is not over counts as 0; wrong values and actions in games that last longer
// player: both
// style: two private methods max and min with a depth that counts down
// single: no
// detail: sometimes only: right in games of at most 8 plies; second mistake: bestAction gives every action the full window

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MAX_DEPTH = 8;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, alpha, beta, MAX_DEPTH);
    }

    private int value(Game<S, A> game, S state, int alpha, int beta, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return 0; // undecided
        }
        return game.player(state) == Player.MAX
                ? max(game, state, alpha, beta, depth)
                : min(game, state, alpha, beta, depth);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta, int depth) {
        int v = -Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, action), alpha, beta, depth - 1));
            if (v >= beta) return v;
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta, int depth) {
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, action), alpha, beta, depth - 1));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY, MAX_DEPTH - 1);
            if (best == null || (game.player(state) == Player.MAX ? v > bestValue : v < bestValue)) {
                best = action;
                bestValue = v;
            }
        }
        return best;
    }
}
