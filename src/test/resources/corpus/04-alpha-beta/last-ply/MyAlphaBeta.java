// exercise: 04
// truth: wrong
// mistake: When a null window shows a child to be better, the second search is left out if only ends lie below the child, which is exact for the opponent's node but only a bound if the same player moves there again.
// player: both
// style: NegaScout-like, null windows, fail-soft, the well-known shortcut for the last plies
// single: yes
// detail: values (and choices that hang on them) where a player moves twice in a row just before the end; games in which they take turns are right

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
        return game.player(state) == Player.MAX
                ? scoutMax(game, state, alpha, beta)
                : scoutMin(game, state, alpha, beta);
    }

    private int scoutMax(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int low = Math.max(alpha, best);
            int v;
            if (best == -Window.INFINITY) {
                v = value(game, child, low, beta);
            } else {
                v = value(game, child, low, low + 1);
                if (v > low && v < beta && !isLastPly(game, child)) {
                    v = value(game, child, low, beta);
                }
            }
            best = Math.max(best, v);
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    /** With nothing but ends below it the first search was exact already. */
    private boolean isLastPly(Game<S, A> game, S state) {
        return !game.terminal(state)
                && game.actions(state).stream().allMatch(action -> game.terminal(game.result(state, action)));
    }

    private int scoutMin(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int high = Math.min(beta, best);
            int v;
            if (best == Window.INFINITY) {
                v = value(game, child, alpha, high);
            } else {
                v = value(game, child, high - 1, high);
                if (v < high && v > alpha && !isLastPly(game, child)) {
                    v = value(game, child, alpha, high);
                }
            }
            best = Math.min(best, v);
            if (best <= alpha) {
                return best;
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
        return best;
    }
}
