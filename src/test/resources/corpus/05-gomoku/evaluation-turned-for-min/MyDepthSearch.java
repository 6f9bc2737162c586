// exercise: 05
// truth: wrong
// mistake: At the horizon the evaluation is taken as the view of the player to move and its sign is turned where MIN is to move, although it is MAX's view already.
// player: MIN
// style: "heuristic" helper, one better(max, a, b) comparison for both players, fail-hard alpha-beta
// single: yes
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private boolean maxToMove(Game<S, A> game, S state) {
        return game.player(state).equals(Player.MAX);
    }

    /** How good it looks for the one whose turn it is, seen from MAX. */
    private int heuristic(Game<S, A> game, Evaluation<S> evaluation, S state) {
        int score = evaluation.value(state);
        return maxToMove(game, state) ? score : -score;
    }

    private boolean better(boolean max, int a, int b) {
        return max ? a > b : a < b;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return heuristic(game, evaluation, state);
        } else {
            boolean max = maxToMove(game, state);
            int result = max ? -Window.INFINITY : Window.INFINITY;
            for (A move : game.actions(state)) {
                int v = minimax(game, evaluation, game.result(state, move), depth - 1);
                if (better(max, v, result)) {
                    result = v;
                }
            }
            return result;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return heuristic(game, evaluation, state);
        } else {
            boolean max = maxToMove(game, state);
            for (A move : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta);
                if (max && better(true, v, alpha)) {
                    alpha = v;
                } else if (!max && better(false, v, beta)) {
                    beta = v;
                }
                if (beta <= alpha) {
                    break;
                }
            }
            return max ? alpha : beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = maxToMove(game, state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestMove = null;
        for (A move : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta);
            if (better(max, v, max ? alpha : beta)) {
                bestMove = move;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return bestMove;
    }
}
