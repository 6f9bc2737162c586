// exercise: 04
// truth: wrong
// mistake: principal variation search: a MIN node tests its later children with the null window (alpha, alpha+1) that belongs to MAX, instead of (beta-1, beta), and searches again only if the result lies between alpha and beta; a child between is never seen to be better, since its fail-high bound is taken for its value: wrong values
// player: MIN
// style: PVS/NegaScout written out for both players
// single: yes
// detail: the MAX branch is right
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Principal variation search. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        boolean first = true;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : actions) {
                S next = game.result(state, action);
                int score;
                if (first || alpha == -Window.INFINITY) {
                    score = value(game, next, alpha, beta);
                    first = false;
                } else {
                    score = value(game, next, alpha, alpha + 1);
                    if (score > alpha && score < beta) {
                        score = value(game, next, alpha, beta);
                    }
                }
                best = Math.max(best, score);
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : actions) {
                S next = game.result(state, action);
                int score;
                if (first || alpha == -Window.INFINITY) {
                    score = value(game, next, alpha, beta);
                    first = false;
                } else {
                    score = value(game, next, alpha, alpha + 1);
                    if (score < alpha && score > beta) {
                        score = value(game, next, alpha, beta);
                    }
                }
                best = Math.min(best, score);
                beta = Math.min(beta, best);
                if (alpha >= beta) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (max ? score > alpha : score < beta) {
                best = action;
                if (max) alpha = score;
                else beta = score;
            }
        }
        return best;
    }
}
