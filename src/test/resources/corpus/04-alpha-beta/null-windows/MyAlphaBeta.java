// exercise: 04
// truth: right
// mistake: -
// player: both
// style: principal variation search, fail-soft, MIN by mirrored windows, no second look at ends
// kind: -
// single: yes
// detail: -
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
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        boolean first = true;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (first || beta <= alpha + 1L) {
                v = value(game, next, alpha, beta);
            } else if (max) {
                v = value(game, next, alpha, alpha + 1);
                if (alpha < v && v < beta && !game.terminal(next)) {
                    v = value(game, next, alpha, beta);
                }
            } else {
                v = value(game, next, beta - 1, beta);
                if (alpha < v && v < beta && !game.terminal(next)) {
                    v = value(game, next, alpha, beta);
                }
            }
            first = false;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
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
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
