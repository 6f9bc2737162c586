// exercise: 05
// truth: wrong
// mistake: MIN tests for the cut before it lowers beta, so each cut at a MIN node comes one child too late
// player: MIN
// style: maxValue and minValue, fail-soft
// single: yes
// detail: always where MIN could cut; values with a full window stay right
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int v = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int child = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (game.player(state) == Player.MAX) { if (child > v) v = child; } else if (child < v) v = child;
        }
        return v;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        return game.player(state) == Player.MAX ? maxValue(game, evaluation, state, depth, alpha, beta) : minValue(game, evaluation, state, depth, alpha, beta);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            alpha = Math.max(alpha, v);
            if (alpha >= beta) return v;
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (alpha >= beta) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) { alpha = v; best = a; }
            else if (game.player(state) == Player.MIN && v < beta) { beta = v; best = a; }
        }
        return best;
    }
}
