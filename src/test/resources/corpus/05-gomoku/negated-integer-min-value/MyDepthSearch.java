// exercise: 05
// truth: wrong
// mistake: bestAction starts its negamax window with Integer.MIN_VALUE, whose negative is itself, so the child is called with beta = Integer.MIN_VALUE and is cut after its first child: the choice rests on bounds and is often not optimal
// player: both
// style: ex-C++ negamax with colour, INT_MIN habit; value to the player of the colour
// single: yes
// detail: alphaBeta uses the bounds it is given and is right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int color = color(game, state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, color * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return color * best;
    }

    private int color(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    /** The value is always that of the player to move; where the game is over or stops, that of the color given. */
    private int negamax(Game<S, A> game, Evaluation<S> eval, S state, int depth, int alpha, int beta, int color) {
        if (game.terminal(state)) return color * game.utility(state);
        if (depth == 0) return color * eval.value(state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int nextColor = game.terminal(next) ? -color : color(game, next);
            int score;
            if (nextColor == color) {
                score = negamax(game, eval, next, depth - 1, alpha, beta, color);
            } else {
                score = -negamax(game, eval, next, depth - 1, -beta, -alpha, nextColor);
            }
            if (score > best) best = score;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int color = game.terminal(state) ? 1 : color(game, state);
        if (color > 0) {
            return negamax(game, evaluation, state, depth, alpha, beta, 1);
        }
        return -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int color = color(game, state);
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int nextColor = game.terminal(next) ? -color : color(game, next);
            int score;
            if (nextColor == color) {
                score = negamax(game, evaluation, next, depth - 1, alpha, beta, color);
            } else {
                score = -negamax(game, evaluation, next, depth - 1, -beta, -alpha, nextColor);
            }
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }
}
