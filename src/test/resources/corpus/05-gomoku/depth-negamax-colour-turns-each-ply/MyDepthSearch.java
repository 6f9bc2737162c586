// exercise: 05
// truth: wrong
// mistake: negamax in which the colour is turned and the window negated at every ply, as if MAX and MIN always alternated: where one player moves twice running the second move is made for the wrong side, in alphaBeta and bestAction
// player: both
// style: negamax with colour, minimax plain
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
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
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || (game.player(state) == Player.MAX ? v > best : v < best)) {
                best = v;
            }
        }
        return best;
    }

    private int negamax(Game<S, A> game, Evaluation<S> eval, S state, int depth, int alpha, int beta, int color) {
        if (game.terminal(state)) {
            return color * game.utility(state);
        }
        if (depth == 0) {
            return color * eval.value(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = -negamax(game, eval, game.result(state, action), depth - 1, -beta, -alpha, -color);
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state) || game.player(state) == Player.MAX) {
            return negamax(game, evaluation, state, depth, alpha, beta, 1);
        }
        return -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A bestMove = null;
        for (A action : game.actions(state)) {
            int score = -negamax(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -alpha, -color);
            if (score > alpha) {
                alpha = score;
                bestMove = action;
            }
        }
        return bestMove;
    }
}
