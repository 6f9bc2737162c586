// exercise: 04
// truth: wrong
// mistake: where the null window fails high (for MIN low) there is no second search, and the bound is taken as the value
// player: both
// style: PVS ported from a chess engine, with first flag
// single: yes
// detail: sometimes, when a later child is better than the first and its subtree has several values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int pvs(Game<S, A> pos, S node, int alpha, int beta) {
        if (pos.terminal(node)) return pos.utility(node);
        boolean white = pos.player(node) == Player.MAX;
        boolean first = true;
        int best = white ? -Window.INFINITY : Window.INFINITY;
        for (A move : pos.actions(node)) {
            S next = pos.result(node, move);
            int score;
            if (first) {
                score = pvs(pos, next, alpha, beta);
                first = false;
            } else if (white) {
                score = pvs(pos, next, alpha, alpha + 1);
            } else {
                score = pvs(pos, next, beta - 1, beta);
            }
            if (white) {
                best = Math.max(best, score);
                alpha = Math.max(alpha, score);
            } else {
                best = Math.min(best, score);
                beta = Math.min(beta, score);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return pvs(game, state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean white = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = pvs(game, game.result(state, move), alpha, beta);
            if (white && score > alpha) {
                alpha = score;
                best = move;
            } else if (!white && score < beta) {
                beta = score;
                best = move;
            }
        }
        return best;
    }
}
