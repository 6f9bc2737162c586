// exercise: 05
// truth: wrong
// mistake: alphaBeta asks 'depth == 0' before 'terminal', so a game that is over exactly at the horizon is worth the evaluation instead of its utility (minimax has the right order); wrong values of alphaBeta and, through it, of bestAction, and the evaluation is asked of finished games
// player: both
// style: beginner; minimax and alphaBeta written at different times, long if/else, @Override without comments
// single: yes
// detail: only alphaBeta and bestAction are affected
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
        } else if (depth == 0) {
            return evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                S next = game.result(state, a);
                int v = minimax(game, evaluation, next, depth - 1);
                if (v > best) {
                    best = v;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                S next = game.result(state, a);
                int v = minimax(game, evaluation, next, depth - 1);
                if (v < best) {
                    best = v;
                }
            }
            return best;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        // leaf of the search
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
                if (v > best) {
                    best = v;
                }
                if (best > alpha) {
                    alpha = best;
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
                if (v < best) {
                    best = v;
                }
                if (best < beta) {
                    beta = best;
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A bestAction = null;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, best, Window.INFINITY);
                if (v > best) {
                    best = v;
                    bestAction = a;
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, best);
                if (v < best) {
                    best = v;
                    bestAction = a;
                }
            }
        }
        return bestAction;
    }
}
