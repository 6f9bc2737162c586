// exercise: 05
// truth: wrong
// mistake: depth 0 is tested before the end of the game, so a finished game at the horizon is evaluated
// player: both
// style: a max method and a min method for each search
// kind: slip
// single: yes
// detail: whenever a state without plies left is terminal
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (stop(game, state, depth)) {
            return leaf(game, evaluation, state, depth);
        }
        return game.player(state) == Player.MAX
                ? maxValue(game, evaluation, state, depth)
                : minValue(game, evaluation, state, depth);
    }

    private boolean stop(Game<S, A> game, S state, int depth) {
        return depth == 0 || game.terminal(state);
    }

    private int leaf(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return depth == 0 ? evaluation.value(state) : game.utility(state);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return v;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (stop(game, state, depth)) {
            return leaf(game, evaluation, state, depth);
        }
        return game.player(state) == Player.MAX
                ? maxWindow(game, evaluation, state, depth, alpha, beta)
                : minWindow(game, evaluation, state, depth, alpha, beta);
    }

    private int maxWindow(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
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

    private int minWindow(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
