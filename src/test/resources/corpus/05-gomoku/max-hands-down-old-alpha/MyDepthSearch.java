// exercise: 05
// truth: wrong
// mistake: a MAX node below the root compares with beta but never raises the alpha that it hands to its next children
// player: MAX
// style: negated calls replaced by two loops, fail-soft
// single: yes
// detail: sometimes; missed cuts below MAX nodes, the values are right
import java.util.Iterator;
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
        var children = game.actions(state).stream().map(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return game.player(state) == Player.MAX
                ? children.max(Integer::compare).get()
                : children.min(Integer::compare).get();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Iterator<A> actions = game.actions(state).iterator();
        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            while (actions.hasNext() && value < beta) {
                S child = game.result(state, actions.next());
                value = Math.max(value, alphaBeta(game, evaluation, child, depth - 1, alpha, beta));
            }
            return value;
        }
        int value = Window.INFINITY;
        while (actions.hasNext() && value > alpha) {
            S child = game.result(state, actions.next());
            value = Math.min(value, alphaBeta(game, evaluation, child, depth - 1, alpha, beta));
            beta = Math.min(beta, value);
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                if (value > alpha) {
                    alpha = value;
                    best = action;
                }
            } else if (value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
