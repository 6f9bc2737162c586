// exercise: 05
// truth: wrong
// mistake: bestAction begins with -MAX_VALUE (MAX) or MAX_VALUE (MIN) as the best so far and takes only better ones, so it returns null where every action loses with that value
// player: both
// style: two methods maxValue and minValue
// single: yes
// detail: sometimes; only if every action is worth exactly -1,000,000 to MAX at the root of MAX, or 1,000,000 at one of MIN
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        return game.player(state) == Player.MAX
                ? maxValue(game, evaluation, state, depth, alpha, beta)
                : minValue(game, evaluation, state, depth, alpha, beta);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (v >= beta) return v;
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int bestValue = -Window.MAX_VALUE;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, bestValue, Window.INFINITY);
                if (v > bestValue) {
                    bestValue = v;
                    best = a;
                }
            }
        } else {
            int bestValue = Window.MAX_VALUE;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, bestValue);
                if (v < bestValue) {
                    bestValue = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
