// exercise: 05
// truth: wrong
// mistake: The negamax turns the sign at every ply as if MAX and MIN always took turns; where a player moves twice in a row, values and actions are wrong.
// player: both
// style: negamax with colour +1 and -1, one private method with window for everything
// single: yes
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private int color(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        int color = color(game, state);
        return color * plainNegamax(game, evaluation, state, depth, color);
    }

    private int plainNegamax(Game<S, A> game, Evaluation<S> e, S state, int depth, int color) {
        if (game.terminal(state)) return color * game.utility(state);
        if (depth == 0) return color * e.value(state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = -plainNegamax(game, e, game.result(state, action), depth - 1, -color);
            if (score > best) best = score;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (color(game, state) == 1) {
            return negamax(game, evaluation, state, depth, alpha, beta, 1);
        }
        return -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    private int negamax(Game<S, A> game, Evaluation<S> e, S state, int depth, int alpha, int beta, int color) {
        if (game.terminal(state)) return color * game.utility(state);
        if (depth == 0) return color * e.value(state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = -negamax(game, e, game.result(state, action), depth - 1, -beta, -alpha, -color);
            if (score > best) best = score;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int color = color(game, state);
        int alpha = -Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int score = -negamax(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -alpha, -color);
            if (score > alpha) {
                alpha = score;
                choice = action;
            }
        }
        return choice;
    }
}
