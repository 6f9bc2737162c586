// exercise: 05
// truth: wrong
// mistake: in bestAction MIN also takes a later action whose number equals the best so far, although that may be only a bound from a cut
// player: MIN
// style: separate maxValue and minValue methods, textbook naming, helper record for the pair
// kind: slip
// single: yes
// detail: MIN moves at the root, a later child was cut at exactly the best value and is really worse for MIN
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return v;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? maxValue(game, evaluation, state, depth, alpha, beta)
                : minValue(game, evaluation, state, depth, alpha, beta);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (best == null) {
                best = new Choice<>(a, alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, Window.INFINITY));
            } else if (max) {
                int v = alphaBeta(game, evaluation, next, depth - 1, best.value(), Window.INFINITY);
                if (best.value() < v) {
                    best = new Choice<>(a, v);
                }
            } else {
                int v = alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, best.value());
                if (!(best.value() < v)) {
                    best = new Choice<>(a, v);
                }
            }
        }
        return best.action();
    }
}
