// exercise: 05
// truth: wrong
// mistake: alphaBeta marks the children that it has looked at as bits of a long, whose shift takes the number modulo 64, so child 64 and later may be taken for one that is done
// player: both
// style: finished games first, then the others; done children as bits
// single: yes
// detail: nodes with more than 64 actions of which one of the first is the end of the game: the action 64 places later is never tried

import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (max == value > best) {
                best = value == best ? best : value;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = game.actions(state);
        long done = 0;
        for (int pass = 0; pass < 2; pass++) { // the ends of the game cost nothing and may close the window
            for (int i = 0; i < actions.size(); i++) {
                if ((done & 1L << i) != 0) {
                    continue;
                }
                S next = game.result(state, actions.get(i));
                if (pass == 0 && !game.terminal(next)) {
                    continue;
                }
                if (pass == 0) {
                    done |= 1L << i;
                }
                int value = alphaBeta(game, evaluation, next, depth - 1, alpha, beta);
                if (max) {
                    best = Math.max(best, value);
                    alpha = Math.max(alpha, best);
                } else {
                    best = Math.min(best, value);
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
