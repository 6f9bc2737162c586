// exercise: 05
// truth: wrong
// mistake: in alphaBeta the depth is decremented for every child, so later siblings are searched less deep
// player: both
// style: decrement in the call
// single: yes
// detail: -
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Integer best = null;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (best == null || (game.player(state) == Player.MAX ? v > best : v < best)) best = v;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v = alphaBeta(game, evaluation, next, --depth, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            }
            if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
