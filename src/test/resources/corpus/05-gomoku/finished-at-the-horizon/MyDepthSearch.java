// exercise: 05
// truth: wrong
// mistake: asks whether plies are left before it asks whether the game is over, so finished games at the horizon are evaluated
// player: both
// style: two ends in the wrong order
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
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.min(best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                best = a;
            } else if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
