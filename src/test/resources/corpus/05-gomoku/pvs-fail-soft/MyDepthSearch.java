// exercise: 05
// truth: right
// mistake: none; principal variation search, fail-soft
// player: both
// style: PVS with null windows, two methods, fail-soft
// single: yes
// detail: always
import java.util.Iterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth <= 0) {
            return evaluation.value(state);
        }
        Iterator<A> moves = game.actions(state).iterator();
        int best = minimax(game, evaluation, game.result(state, moves.next()), depth - 1);
        while (moves.hasNext()) {
            int next = minimax(game, evaluation, game.result(state, moves.next()), depth - 1);
            if (game.player(state) == Player.MAX ? next > best : next < best) {
                best = next;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? maximise(game, evaluation, state, depth, alpha, beta)
                : minimise(game, evaluation, state, depth, alpha, beta);
    }

    private int maximise(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A move : game.actions(state)) {
            S child = game.result(state, move);
            boolean scout = best > -Window.INFINITY && alpha > -Window.INFINITY && alpha + 1 < beta;
            int value = alphaBeta(game, evaluation, child, depth - 1, alpha, scout ? alpha + 1 : beta);
            if (scout && value > alpha && value < beta) {
                value = Math.max(value, alphaBeta(game, evaluation, child, depth - 1, value, beta));
            }
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int minimise(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A move : game.actions(state)) {
            S child = game.result(state, move);
            boolean scout = best < Window.INFINITY && beta < Window.INFINITY && alpha < beta - 1;
            int value = alphaBeta(game, evaluation, child, depth - 1, scout ? beta - 1 : alpha, beta);
            if (scout && value < beta && value > alpha) {
                value = Math.min(value, alphaBeta(game, evaluation, child, depth - 1, alpha, value));
            }
            best = Math.min(best, value);
            beta = Math.min(beta, best);
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A move : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta);
            if (max) {
                if (best == null || value > alpha) {
                    best = move;
                    alpha = value;
                }
            } else if (best == null || value < beta) {
                best = move;
                beta = value;
            }
        }
        return best;
    }
}
