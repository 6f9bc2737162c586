// exercise: 05
// truth: wrong
// mistake: alphaBeta writes --depth in the call inside the loop, so each further child of a node is searched one ply less deep than the one before it, and below the horizon the depth even becomes negative and the search never stops before the end of the game.
// player: both
// style: one ab method for both, minimax by its own clean recursion, bestAction with Choice record
// single: yes
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
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || (game.player(state) == Player.MAX ? v > best : v < best)) {
                best = v;
            }
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
        Player turn = game.player(state);
        int best = turn == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = alphaBeta(game, evaluation, next, --depth, alpha, beta);
            if (turn == Player.MAX) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player turn = game.player(state);
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int alpha = best == null || turn == Player.MIN ? -Window.INFINITY : best.value();
            int beta = best == null || turn == Player.MAX ? Window.INFINITY : best.value();
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (best == null || (turn == Player.MAX && v > best.value()) || (turn == Player.MIN && v < best.value())) {
                best = new Choice<>(action, v);
            }
        }
        return best.action();
    }
}
