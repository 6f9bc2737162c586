// exercise: 05
// truth: wrong
// mistake: Alpha-beta does not count a ply where there is only one action (a single-reply extension from chess), so it looks deeper there than it was asked to.
// kind: subtle
// player: both
// style: chess-style search with an extension
// single: yes
// detail: shows only where a node has exactly one action; minimax is right
import java.util.List;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state) == Player.MAX) {
            int best = Integer.MIN_VALUE;
            for (A action : game.actions(state)) best = Math.max(best, minimax(game, evaluation, game.result(state, action), depth - 1));
            return best;
        }
        int best = Integer.MAX_VALUE;
        for (A action : game.actions(state)) best = Math.min(best, minimax(game, evaluation, game.result(state, action), depth - 1));
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        List<A> moves = game.actions(state);
        int next = moves.size() == 1 ? depth : depth - 1; // a forced reply is no decision
        if (game.player(state) == Player.MAX) {
            int best = Integer.MIN_VALUE;
            for (A move : moves) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, move), next, alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        }
        int best = Integer.MAX_VALUE;
        for (A move : moves) {
            best = Math.min(best, alphaBeta(game, evaluation, game.result(state, move), next, alpha, beta));
            beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> moves = game.actions(state);
        if (moves.size() == 1) return moves.get(0);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A move : moves) {
            int value = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = move;
                if (max) alpha = value; else beta = value;
            }
        }
        return best;
    }
}
