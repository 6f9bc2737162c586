// exercise: 05
// truth: wrong
// mistake: at the horizon the sign of the evaluation is turned if MIN is to move there
// player: MIN
// style: helper for the ends
// single: yes
// detail: always where MIN would move at the horizon
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;


public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private boolean stop(Game<S, A> game, S s, int plies) {
        return game.terminal(s) || plies == 0;
    }

    private int score(Game<S, A> game, Evaluation<S> eval, S s) {
        if (game.terminal(s)) return game.utility(s);
        int points = eval.value(s);
        return game.player(s) == Player.MAX ? points : -points;
    }

    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (stop(game, state, depth)) return score(game, evaluation, state);
        Integer best = null;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (best == null) best = v;
            else best = game.player(state) == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (stop(game, state, depth)) return score(game, evaluation, state);
        Integer best = null;
        boolean max = game.player(state).equals(Player.MAX);
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (best == null || (max ? v > best : v < best)) best = v;
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (beta <= alpha) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state).equals(Player.MAX);
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
