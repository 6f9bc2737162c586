// exercise: 05
// truth: right
// mistake: none; negamax whose sign and window turn only where the mover really changes
// player: both
// style: negamax by who moves next
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static int sign(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        int s = sign(game.player(state));
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, s * minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return s * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state) || depth <= 0) {
            return leaf(game, evaluation, state);
        }
        int s = sign(game.player(state));
        return s * negamax(game, evaluation, state, depth, s, s > 0 ? alpha : -beta, s > 0 ? beta : -alpha);
    }

    private int leaf(Game<S, A> game, Evaluation<S> evaluation, S state) {
        return game.terminal(state) ? game.utility(state) : evaluation.value(state);
    }

    /** The value to the player to move, whose sign is s; the window is this player's as well. */
    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int s, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int value;
            if (depth == 1 || game.terminal(child)) {
                value = s * leaf(game, evaluation, child);
            } else {
                int t = sign(game.player(child));
                if (s == t) {
                    value = negamax(game, evaluation, child, depth - 1, t, alpha, beta);
                } else {
                    value = -negamax(game, evaluation, child, depth - 1, t, -beta, -alpha);
                }
            }
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int s = sign(game.player(state));
        A best = null;
        int alpha = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int value = s * (s > 0
                    ? alphaBeta(game, evaluation, child, depth - 1, alpha, Window.INFINITY)
                    : alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, -alpha));
            if (value > alpha) {
                alpha = value;
                best = a;
            }
        }
        return best;
    }
}
