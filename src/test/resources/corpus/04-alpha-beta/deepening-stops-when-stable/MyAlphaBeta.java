// exercise: 04
// truth: wrong
// mistake: iterative deepening stops as soon as two depths in a row give the same value instead of when no line was broken off, although inner nodes at the depth limit count as 0; wrong values and actions
// player: both
// style: iterative deepening with a depth limit and a "complete" flag for each round
// single: yes
// detail: bestAction takes its values from value; prunes within a round as it should

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private boolean complete;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        complete = true;
        int value = search(game, state, alpha, beta, 1);
        for (int depth = 2; !complete; depth++) {
            complete = true;
            int deeper = search(game, state, alpha, beta, depth);
            if (deeper == value) {
                break; // stable
            }
            value = deeper;
        }
        return value;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            complete = false;
            return 0;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, depth - 1);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
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
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best == null ? game.actions(state).get(0) : best;
    }
}
