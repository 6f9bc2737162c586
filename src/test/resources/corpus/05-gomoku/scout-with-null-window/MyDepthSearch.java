// exercise: 05
// truth: right
// mistake: none; principal variation search, minimax with streams
// player: both
// style: PVS fail-soft, streams
// single: yes
// detail: always
import java.util.stream.IntStream;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;


public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        IntStream values = game.actions(state).stream()
                .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        boolean first = true;
        int best = 0;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v;
            if (first) {
                v = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                best = v;
                first = false;
            } else if (max) {
                v = alphaBeta(game, evaluation, child, depth - 1, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                }
            } else {
                v = alphaBeta(game, evaluation, child, depth - 1, beta - 1, beta);
                if (v < beta && v > alpha) {
                    v = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                }
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A choice = null;
        int lo = -Window.INFINITY, hi = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, lo, hi);
            if (choice == null || (max ? v > lo : v < hi)) {
                choice = a;
                if (max) lo = v; else hi = v;
            }
        }
        return choice;
    }
}
