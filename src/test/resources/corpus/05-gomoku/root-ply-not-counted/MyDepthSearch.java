// exercise: 05
// truth: wrong
// mistake: bestAction hands the whole depth to the children, and so looks one ply too far
// player: both
// style: one method each, ternaries, fail-soft
// single: yes
// detail: always in bestAction; minimax and alphaBeta are right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int result = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            result = max ? Math.max(result, v) : Math.min(result, v);
        }
        return result;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int result = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            result = max ? Math.max(result, v) : Math.min(result, v);
            if (max) alpha = Math.max(alpha, result);
            else beta = Math.min(beta, result);
            if (alpha >= beta) return result;
        }
        return result;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = max
                    ? alphaBeta(game, evaluation, child, depth, bestValue, Window.INFINITY)
                    : alphaBeta(game, evaluation, child, depth, -Window.INFINITY, bestValue);
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
