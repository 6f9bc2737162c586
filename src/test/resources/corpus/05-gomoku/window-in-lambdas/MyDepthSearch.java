// exercise: 05
// truth: wrong
// mistake: a MIN node hands its own best down as beta instead of the smaller of that and the beta from above, so deep cuts by beta are lost
// player: MIN
// style: one loop for both players, the two ways to search a child as lambdas
// single: yes
// detail: all values are right; more leaves than alpha-beta from three plies on, where the beta of a MIN node further up closes a MAX node below another MIN node

import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @FunctionalInterface
    private interface Child<S> {
        int search(S next, int best);
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Child<S> child = (next, best) -> minimax(game, evaluation, next, depth - 1);
        return best(game, state, child, -Window.INFINITY, Window.INFINITY, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Child<S> child = game.player(state) == Player.MAX
                ? (next, best) -> alphaBeta(game, evaluation, next, depth - 1, Math.max(alpha, best), beta)
                : (next, best) -> alphaBeta(game, evaluation, next, depth - 1, alpha, best);
        return best(game, state, child, alpha, beta, true);
    }

    private int best(Game<S, A> game, S state, Child<S> child, int alpha, int beta, boolean cut) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -sign * Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = child.search(game.result(state, action), best);
            if (sign * value > sign * best) {
                best = value;
            }
            if (cut && (sign > 0 ? best >= beta : best <= alpha)) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -sign * Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = sign > 0
                    ? alphaBeta(game, evaluation, next, depth - 1, best, Window.INFINITY)
                    : alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, best);
            if (sign * value > sign * best) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
