// exercise: 05
// truth: wrong
// mistake: a MIN node reads its terminal children first and takes the best of them, but does not lower beta by it before it searches the other children
// player: MIN
// style: ends of a node first, two lists
// single: yes
// detail: only at MIN nodes that have terminal and other children; values stay right, cuts are missed: seen in v(4 ^(5 6)), depth 2: the 6 is asked for
import java.util.*;
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (max ? v > best : v < best) best = v;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        List<S> over = new ArrayList<>();
        List<S> open = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            (game.terminal(next) ? over : open).add(next);
        }
        // a finished game costs nothing, so these come first
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (S next : over) {
                best = Math.max(best, game.utility(next));
                if (best >= beta) return best;
            }
            alpha = Math.max(alpha, best);
            for (S next : open) {
                best = Math.max(best, alphaBeta(game, evaluation, next, depth - 1, alpha, beta));
                if (best >= beta) return best;
                alpha = Math.max(alpha, best);
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (S next : over) {
                best = Math.min(best, game.utility(next));
                if (best <= alpha) return best;
            }
            for (S next : open) {
                best = Math.min(best, alphaBeta(game, evaluation, next, depth - 1, alpha, beta));
                if (best <= alpha) return best;
                beta = Math.min(beta, best);
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (best == null || (max && v > alpha) || (!max && v < beta)) best = action;
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
        }
        return best;
    }
}
