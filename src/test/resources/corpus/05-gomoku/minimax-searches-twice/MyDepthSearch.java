// exercise: 05
// truth: wrong
// mistake: in minimax a child that is better than the best so far is searched a second time to get its value, so its evaluations are asked more than once
// kind: slip
// player: both
// style: ternaries, minimax and alpha-beta in one class with a common root loop
// single: yes
// detail: the values are right; only the number of questions is wrong
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int best = game.player(state) == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.player(state) == Player.MAX) {
                best = minimax(game, evaluation, next, depth - 1) > best ? minimax(game, evaluation, next, depth - 1) : best;
            } else {
                best = minimax(game, evaluation, next, depth - 1) < best ? minimax(game, evaluation, next, depth - 1) : best;
            }
        }
        return best;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (alpha >= beta) return alpha;
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            beta = Math.min(beta, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (alpha >= beta) return beta;
        }
        return beta;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A action : actions) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                best = action;
            }
            if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
