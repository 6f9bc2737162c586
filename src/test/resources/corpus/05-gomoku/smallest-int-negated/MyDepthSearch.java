// exercise: 05
// truth: wrong
// mistake: bestAction begins with Integer.MIN_VALUE as bound, whose negative is itself, so a search with it is cut at once
// player: both
// style: one loop for both players, negated windows
// single: yes
// detail: sometimes: when MIN moves at the root (window empty), or below a MAX root where MIN negates alpha
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        boolean max = game.player(state).equals(Player.MAX);
        int value = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            value = max ? Math.max(value, v) : Math.min(value, v);
        }
        return value;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state).equals(Player.MAX)) {
            return best(game, evaluation, state, depth, alpha, beta, 1);
        }
        return -best(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    /** the best for the player to move, who sees the window from his own side */
    private int best(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int lo, int hi, int sign) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = sign == 1 ? alphaBeta(game, evaluation, next, depth - 1, lo, hi) : -alphaBeta(game, evaluation, next, depth - 1, -hi, -lo);
            best = Math.max(best, v);
            lo = Math.max(lo, best);
            if (lo >= hi) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state).equals(Player.MAX);
        int bound = Integer.MIN_VALUE;
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? alphaBeta(game, evaluation, next, depth - 1, bound, Window.INFINITY) : -alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, -bound);
            if (choice == null || v > bound) {
                bound = v;
                choice = action;
            }
        }
        return choice;
    }
}
