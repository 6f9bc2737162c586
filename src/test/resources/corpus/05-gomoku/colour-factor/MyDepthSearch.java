// exercise: 05
// truth: wrong
// mistake: negamax turns the sign after every ply, as if MAX and MIN always took turns
// player: both
// style: negamax with a colour of 1 or -1
// single: yes
// detail: wrong values and actions in games in which a player moves twice in a row; right where they alternate

import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int color = colorOf(game, state);
        return color * negamax(game, evaluation, state, depth, color);
    }

    private int colorOf(Game<S, A> game, S state) {
        return !game.terminal(state) && game.player(state) == Player.MIN ? -1 : 1;
    }

    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int color) {
        if (game.terminal(state)) {
            return color * game.utility(state);
        }
        if (depth == 0) {
            return color * evaluation.value(state);
        }
        int max = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = -negamax(game, evaluation, game.result(state, action), depth - 1, -color);
            if (score > max) {
                max = score;
            }
        }
        return max;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int color = colorOf(game, state);
        if (color == 1) {
            return negamax(game, evaluation, state, depth, alpha, beta, color);
        }
        return -negamax(game, evaluation, state, depth, -beta, -alpha, color);
    }

    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, int color) {
        if (game.terminal(state)) {
            return color * game.utility(state);
        }
        if (depth == 0) {
            return color * evaluation.value(state);
        }
        int max = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = -negamax(game, evaluation, game.result(state, action), depth - 1, -beta, -alpha, -color);
            if (score > max) {
                max = score;
            }
            if (max > alpha) {
                alpha = max;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int color = colorOf(game, state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = -negamax(
                    game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -alpha, -color);
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }
}
