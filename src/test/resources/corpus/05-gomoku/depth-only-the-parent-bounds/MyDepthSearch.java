// exercise: 05
// truth: wrong
// mistake: alphaBeta hands a child only the best value of its parent, together with an infinite other bound, not the window from further up: deep cutoffs are lost and leaves are asked that cannot matter any more; the values are right
// player: both
// style: best form with a bound of the parent
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state).equals(Player.MAX);
        int result = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            result = max ? Math.max(result, v) : Math.min(result, v);
        }
        return result;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state).equals(Player.MAX)) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                best = Math.max(best, alphaBeta(game, evaluation, next, depth - 1, best, Window.INFINITY));
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                best = Math.min(best, alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, best));
                if (best <= alpha) {
                    return best;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state).equals(Player.MAX);
        A bestAction = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max
                    ? alphaBeta(game, evaluation, next, depth - 1, best, Window.INFINITY)
                    : alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
