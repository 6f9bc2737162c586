// exercise: 05
// truth: wrong
// mistake: if the same player moves again, the child gets the full window instead of the node's own, so leaves are asked for that cannot matter any more
// player: both
// style: maxValue and minValue call one another; a second move in a row is a special case
// single: yes
// detail: values and choices are right; it prunes as it should in games in which the players take turns
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state).equals(Player.MAX)) {
            int max = Integer.MIN_VALUE;
            for (A action : game.actions(state)) {
                int val = minimax(game, evaluation, game.result(state, action), depth - 1);
                if (val > max) max = val;
            }
            return max;
        } else {
            int min = Integer.MAX_VALUE;
            for (A action : game.actions(state)) {
                int val = minimax(game, evaluation, game.result(state, action), depth - 1);
                if (val < min) min = val;
            }
            return min;
        }
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return game.player(state).equals(Player.MAX)
                ? maxValue(game, evaluation, state, depth, alpha, beta)
                : minValue(game, evaluation, state, depth, alpha, beta);
    }

    /** Whether the player who moves here is the one who moved before: then there is nobody who could cut. */
    private boolean again(Game<S, A> game, S child, Player player) {
        return !game.terminal(child) && game.player(child) == player;
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (again(game, child, Player.MAX)) {
                v = Math.max(v, alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, Window.INFINITY));
            } else {
                v = Math.max(v, alphaBeta(game, evaluation, child, depth - 1, alpha, beta));
            }
            if (v >= beta) return v;
            if (v > alpha) alpha = v;
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (again(game, child, Player.MIN)) {
                v = Math.min(v, alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, Window.INFINITY));
            } else {
                v = Math.min(v, alphaBeta(game, evaluation, child, depth - 1, alpha, beta));
            }
            if (v <= alpha) return v;
            if (v < beta) beta = v;
        }
        return v;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (player == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            }
            if (player == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
