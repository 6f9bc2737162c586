// exercise: 05
// truth: wrong
// mistake: bestAction searches the children with depth instead of depth - 1, one ply too deep
// player: both
// style: fail-hard, one loop
// single: yes
// detail: in bestAction only; evaluations below the horizon are asked for
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return alphaBetaOff(game, evaluation, state, depth);
    }
    private int alphaBetaOff(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth < 1) return evaluation.value(state);
        List<Integer> values = new ArrayList<>();
        for (A a : game.actions(state)) values.add(alphaBetaOff(game, evaluation, game.result(state, a), depth - 1));
        return game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
    }
    @Override public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth < 1) return evaluation.value(state);
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return game.player(state) == Player.MAX ? alpha : beta;
    }
    @Override public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth, alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                best = a;
            }
            if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
