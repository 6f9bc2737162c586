// exercise: 05
// truth: wrong
// mistake: bestAction begins with the largest value instead of infinity and takes only strictly better ones, so it returns null if every action is worth that much
// player: both
// style: two mutually recursive methods, constants for win and loss
// single: yes
// detail: sometimes; only if all actions are worth -1,000,000 for MAX or +1,000,000 for MIN
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int BEST = Window.MAX_VALUE;
    private static final int WORST = -Window.MAX_VALUE;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int value = game.player(state) == Player.MAX ? WORST : BEST;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            value = game.player(state) == Player.MAX ? Math.max(value, v) : Math.min(value, v);
        }
        return value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        return game.player(state) == Player.MAX
                ? maxValue(game, evaluation, state, depth, alpha, beta)
                : minValue(game, evaluation, state, depth, alpha, beta);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int value = WORST;
        for (A action : game.actions(state)) {
            value = Math.max(value, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (value >= beta) return value;
            alpha = Math.max(alpha, value);
        }
        return value;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int value = BEST;
        for (A action : game.actions(state)) {
            value = Math.min(value, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (value <= alpha) return value;
            beta = Math.min(beta, value);
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = WORST;
            for (A action : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, BEST);
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
        } else {
            int beta = BEST;
            for (A action : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, WORST, beta);
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
