// exercise: 05
// truth: wrong
// mistake: depth 0 is tested before the end of the game, so an end at the horizon is evaluated
// player: both
// style: two branches, textbook, fail-soft
// single: yes
// detail: sometimes: when an end lies exactly at the horizon
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (depth == 0) return evaluation.value(state);
        if (game.terminal(state)) return game.utility(state);
        int best;
        if (game.player(state) == Player.MAX) {
            best = Integer.MIN_VALUE;
            for (A action : game.actions(state)) best = Math.max(best, minimax(game, evaluation, game.result(state, action), depth - 1));
        } else {
            best = Integer.MAX_VALUE;
            for (A action : game.actions(state)) best = Math.min(best, minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return best;
    }

    @Override public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (depth == 0) return evaluation.value(state);
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int best = Integer.MIN_VALUE;
            for (A action : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                alpha = Math.max(alpha, best);
                if (beta <= alpha) break;
            }
            return best;
        } else {
            int best = Integer.MAX_VALUE;
            for (A action : game.actions(state)) {
                best = Math.min(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                beta = Math.min(beta, best);
                if (beta <= alpha) break;
            }
            return best;
        }
    }

    @Override public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A choice = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) { alpha = v; choice = action; }
            } else {
                if (v < beta) { beta = v; choice = action; }
            }
        }
        return choice;
    }
}
