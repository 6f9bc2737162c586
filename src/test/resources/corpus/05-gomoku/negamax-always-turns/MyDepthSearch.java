// exercise: 05
// truth: wrong
// mistake: negamax takes it that the other player moves after every action, and hands down -color instead of asking the game
// player: both
// style: negamax with a color, ported from Wikipedia
// single: yes
// detail: sometimes, only in games in which a player moves twice in a row
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        int color = game.player(state) == Player.MAX ? 1 : -1;
        return color * plain(game, evaluation, state, depth, color);
    }

    private int plain(Game<S, A> game, Evaluation<S> evaluation, S node, int depth, int color) {
        if (game.terminal(node)) return color * game.utility(node);
        if (depth == 0) return color * evaluation.value(node);
        int value = -Window.INFINITY;
        for (A action : game.actions(node)) {
            S child = game.result(node, action);
            value = Math.max(value, -plain(game, evaluation, child, depth - 1, -color));
        }
        return value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            return negamax(game, evaluation, state, depth, alpha, beta, 1);
        } else {
            return -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
        }
    }

    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S node, int depth, int alpha, int beta, int color) {
        if (game.terminal(node)) return color * game.utility(node);
        if (depth == 0) return color * evaluation.value(node);
        int value = -Window.INFINITY;
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
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = -negamax(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -alpha, -color);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
