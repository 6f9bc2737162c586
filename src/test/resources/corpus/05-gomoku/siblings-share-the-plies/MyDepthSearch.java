// exercise: 05
// truth: wrong
// mistake: alphaBeta decrements depth inside the loop, so each later child is searched one ply less deep than the one before
// player: both
// style: decrement operator, assignments as arguments
// single: yes
// detail: sometimes: from the second child on, at depth 2 or more
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        depth--;
        int best = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth);
            best = game.player(state) == Player.MAX ? Math.max(v, best) : Math.min(v, best);
        }
        return best;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), --depth, alpha, beta);
            if (max) alpha = Math.max(alpha, best = Math.max(v, best));
            else beta = Math.min(beta, best = Math.min(v, best));
            if (beta <= alpha) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        depth--;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth, alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
