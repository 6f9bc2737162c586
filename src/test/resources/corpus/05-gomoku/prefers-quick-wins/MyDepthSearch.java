// exercise: 05
// truth: wrong
// mistake: the plies that are left are added to (or taken from) the utility of a finished game, so that quick wins count more; the README says it is worth its utility however deep it is: values differ from the utility by up to depth, and choices between equal results and evaluations can flip
// player: both
// style: Tic-Tac-Toe tutorial style: score(game, state, depth) helper
// single: yes
// detail: minimax, alphaBeta and bestAction alike; a win gets + depth, a loss - depth, a tie stays 0
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    // a win now is better than a win later
    private int score(Game<S, A> game, S state, int depth) {
        int utility = game.utility(state);
        if (utility > 0) {
            return utility + depth;
        } else if (utility < 0) {
            return utility - depth;
        }
        return 0;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return score(game, state, depth);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A move : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, move), depth - 1);
            best = isMax ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return score(game, state, depth);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A move : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta);
            if (isMax) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean isMax = game.player(state) == Player.MAX;
        int bestValue = isMax ? -Window.INFINITY : Window.INFINITY;
        A bestMove = null;
        for (A move : game.actions(state)) {
            S next = game.result(state, move);
            int value = isMax
                    ? alphaBeta(game, evaluation, next, depth - 1, bestValue, Window.INFINITY)
                    : alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, bestValue);
            if (isMax && value > bestValue || !isMax && value < bestValue) {
                bestValue = value;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
