// exercise: 05
// truth: wrong
// mistake: the depth only goes down when the other player is to move next, so where a player moves twice in a row the search looks too far.
// player: both
// style: private helper for the depth of the child
// single: yes
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
        Player player = game.player(state);
        Integer best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value = minimax(game, evaluation, child, left(game, player, child, depth));
            if (best == null || (player == Player.MAX ? value > best : value < best)) {
                best = value;
            }
        }
        return best;
    }

    private int left(Game<S, A> game, Player player, S child, int depth) {
        if (game.terminal(child)) {
            return 0;
        }
        return game.player(child) == player ? depth : depth - 1;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value = alphaBeta(game, evaluation, child, left(game, player, child, depth), alpha, beta);
            if (player == Player.MAX) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value = alphaBeta(game, evaluation, child, left(game, player, child, depth), alpha, beta);
            if (player == Player.MAX && value > alpha) {
                alpha = value;
                best = action;
            }
            if (player == Player.MIN && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
