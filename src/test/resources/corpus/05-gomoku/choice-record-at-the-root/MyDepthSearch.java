// exercise: 05
// truth: wrong
// mistake: bestAction lets MIN take a later action that equals the best so far, which may be a bound only
// player: MIN
// style: Choice records
// single: yes
// detail: sometimes; ties with a child that was cut
import plybook.task.Choice;
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return best;
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
        return choose(game, evaluation, state, depth, alpha, beta).value();
    }

    private Choice<A> choose(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        Choice<A> best = null;
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                if (best == null || value > best.value()) {
                    best = new Choice<>(action, value);
                }
                alpha = Math.max(alpha, value);
                if (alpha >= beta) {
                    break;
                }
            }
        } else {
            for (A action : game.actions(state)) {
                int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                if (best == null || value <= best.value()) {
                    best = new Choice<>(action, value);
                }
                beta = Math.min(beta, value);
                if (alpha >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return choose(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY).action();
    }
}
