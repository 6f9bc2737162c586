// exercise: 05
// truth: wrong
// mistake: From the fifth child on, alpha-beta searches first a ply less deep and believes that if it does not look better (late move reduction), so a good late child is missed and states above the horizon are evaluated.
// kind: subtle
// player: both
// style: late move reduction as in chess engines, index loop
// single: yes
// detail: needs a node with five children or more and three plies left; narrower or shallower trees are right
import java.util.List;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int FULL_DEPTH_MOVES = 4;
    private static final int REDUCTION_LIMIT = 3;

    public int minimax(Game<S, A> game, Evaluation<S> eval, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return eval.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> moves = game.actions(state);
        for (int i = 0; i < moves.size(); i++) {
            int v = minimax(game, eval, game.result(state, moves.get(i)), depth - 1);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> eval, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return eval.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> moves = game.actions(state);
        for (int i = 0; i < moves.size(); i++) {
            S child = game.result(state, moves.get(i));
            int v;
            if (i >= FULL_DEPTH_MOVES && depth >= REDUCTION_LIMIT) {
                v = alphaBeta(game, eval, child, depth - 2, alpha, beta);
                if (max ? v > alpha : v < beta) { // looks good: search it properly
                    v = alphaBeta(game, eval, child, depth - 1, alpha, beta);
                }
            } else {
                v = alphaBeta(game, eval, child, depth - 1, alpha, beta);
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) return best;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> eval, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        List<A> moves = game.actions(state);
        for (int i = 0; i < moves.size(); i++) {
            int v = alphaBeta(game, eval, game.result(state, moves.get(i)), depth - 1, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = moves.get(i);
            } else if (!max && v < beta) {
                beta = v;
                best = moves.get(i);
            }
        }
        return best;
    }
}
