// exercise: 05
// truth: wrong
// mistake: alphaBeta is a negamax that flips the colour at every ply instead of asking whose turn it is, so it is wrong when MAX or MIN moves twice in a row
// player: both
// style: negamax with a colour, as on Wikipedia; minimax asks the game and is right
// single: yes
// detail: right on all trees in which the players alternate
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -INF;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            return negamax(game, evaluation, state, depth, alpha, beta, 1);
        }
        return -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    /** Value from the point of view of color (1 = MAX, -1 = MIN). */
    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S node, int depth, int alpha, int beta, int color) {
        if (game.terminal(node)) return color * game.utility(node);
        if (depth == 0) return color * evaluation.value(node);
        int value = -INF;
        for (A action : game.actions(node)) {
            S child = game.result(node, action);
            value = Math.max(value, -negamax(game, evaluation, child, depth - 1, -beta, -alpha, -color));
            alpha = Math.max(alpha, value);
            if (alpha >= beta) break;
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -INF;
        A best = null;
        for (A action : game.actions(state)) {
            int value = -negamax(game, evaluation, game.result(state, action), depth - 1, -INF, -alpha, -color);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
