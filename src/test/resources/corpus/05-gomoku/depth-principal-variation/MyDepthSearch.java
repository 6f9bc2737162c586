// exercise: 05
// truth: right
// mistake: none; principal variation search: later children are asked with a null window first and again where it fails inside the window
// player: both
// style: PVS, fail-soft, value and action in a record
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Found<A>(int value, A action) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta).value();
    }

    private Found<A> search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return new Found<>(game.utility(state), null);
        if (depth == 0) return new Found<>(evaluation.value(state), null);
        boolean max = game.player(state) == Player.MAX;
        Found<A> best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (best == null || depth == 1) {
                v = alphaBeta(game, evaluation, next, depth - 1, alpha, beta);
            } else if (max) {
                v = alphaBeta(game, evaluation, next, depth - 1, alpha, alpha + 1);
                if (alpha < v && v < beta) v = alphaBeta(game, evaluation, next, depth - 1, alpha, beta);
            } else {
                v = alphaBeta(game, evaluation, next, depth - 1, beta - 1, beta);
                if (alpha < v && v < beta) v = alphaBeta(game, evaluation, next, depth - 1, alpha, beta);
            }
            if (best == null || (max ? v > best.value() : v < best.value())) best = new Found<>(v, action);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return search(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY).action();
    }
}
