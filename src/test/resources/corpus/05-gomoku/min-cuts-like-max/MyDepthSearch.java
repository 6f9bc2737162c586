// exercise: 05
// truth: wrong
// mistake: MIN leaves the node when its value is at least beta, copied from MAX, instead of at most alpha
// player: MIN
// style: if and else with pasted loops, fail-soft
// single: yes
// detail: at MIN nodes of alphaBeta a narrow window gives wrong values, and the cut at alpha is missed
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
        int value;
        if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
        }
        return value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int value;
        if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (value >= beta) {
                    break;
                }
                alpha = Math.max(alpha, value);
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (value >= beta) {
                    break;
                }
                beta = Math.min(beta, value);
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int alpha = max ? bestValue : -Window.INFINITY;
            int beta = max ? Window.INFINITY : bestValue;
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > bestValue || !max && value < bestValue) {
                bestValue = value;
                best = action;
            }
        }
        return best;
    }
}
