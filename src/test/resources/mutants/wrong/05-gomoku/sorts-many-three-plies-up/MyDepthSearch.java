// Wrong: where there are more than eight actions and three plies or more are left, the children are evaluated to be sorted.
// Fails first: alphaBeta: a node is left as soon as a player above is sure of something better
// Says: the evaluation of a state 1 ply deep
// Diagnosis: none

import java.util.Comparator;
import java.util.ArrayList;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

/** Exercise 05, solved: minimax and alpha-beta with a depth. The end of the game is asked about before the depth is. */
public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : ordered(game, evaluation, state, depth, max)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break; // one of the two has something at least as good elsewhere
            }
        }
        return best;
    }

    private List<A> ordered(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, boolean max) {
        List<A> actions = new ArrayList<>(game.actions(state));
        if (depth < 3 || actions.size() <= 8) {
            return actions; // sorting does not pay there
        }
        Comparator<A> byPromise = Comparator.comparingInt(action -> evaluation.value(game.result(state, action)));
        actions.sort(max ? byPromise.reversed() : byPromise);
        return actions;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            // Strictly better only: a child that was cut returns a bound, and an equal bound is no equal value.
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
