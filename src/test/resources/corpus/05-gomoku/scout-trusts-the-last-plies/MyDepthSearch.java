// exercise: 05
// truth: wrong
// mistake: NegaScout's saving "no second search in the last two plies" is only sound if the players take turns: where the same player moves twice before the horizon, the null-window answer is only a bound and is taken for the value
// kind: subtle
// player: both
// style: principal variation search (SCOUT), fail-soft
// single: yes
// detail: only where one player moves twice in a row just above the horizon
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
        int best = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = game.player(state) == Player.MAX ? Math.max(best, value) : Math.min(best, value);
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
        boolean first = true;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value;
            if (first) {
                value = alphaBeta(game, evaluation, next, depth - 1, alpha, beta);
            } else if (max) {
                value = alphaBeta(game, evaluation, next, depth - 1, alpha, alpha + 1);
                if (value > alpha && value < beta && depth > 2) { // two plies from the horizon the answer is exact already
                    value = alphaBeta(game, evaluation, next, depth - 1, value, beta);
                }
            } else {
                value = alphaBeta(game, evaluation, next, depth - 1, beta - 1, beta);
                if (value < beta && value > alpha && depth > 2) {
                    value = alphaBeta(game, evaluation, next, depth - 1, alpha, value);
                }
            }
            first = false;
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
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
