// exercise: 04
// truth: wrong
// mistake: the second search is made only if beta - alpha is above 1, and that difference overflows where one of them is infinite, so the bound from the null window is taken for the value
// player: both
// style: principal variation search, player-neutral helper methods, array for the action
// single: yes
// detail: sometimes; for MAX where alpha is below 0 and beta infinite, for MIN where beta is above 0 and alpha infinite
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return pvs(game, state, alpha, beta, null);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Object[] pv = new Object[1];
        pvs(game, state, -Window.INFINITY, Window.INFINITY, pv);
        @SuppressWarnings("unchecked")
        A first = (A) pv[0];
        return first;
    }

    private int pvs(Game<S, A> game, S state, int alpha, int beta, Object[] pv) {
        Player side = game.player(state);
        boolean isFirst = true;
        int bestScore = 0;
        for (A move : game.actions(state)) {
            S child = game.result(state, move);
            int score;
            if (isFirst) {
                score = value(game, child, alpha, beta);
            } else {
                // zero window
                score = side == Player.MAX
                        ? value(game, child, alpha, alpha + 1)
                        : value(game, child, beta - 1, beta);
                boolean inside = score > alpha && score < beta;
                if (inside && beta - alpha > 1) {
                    score = value(game, child, alpha, beta);
                }
            }
            if (isFirst || improves(side, score, bestScore)) {
                bestScore = score;
                if (pv != null) {
                    pv[0] = move;
                }
            }
            isFirst = false;
            if (side == Player.MAX) {
                alpha = Math.max(alpha, bestScore);
            } else {
                beta = Math.min(beta, bestScore);
            }
            if (alpha >= beta) {
                return bestScore;
            }
        }
        return bestScore;
    }

    private boolean improves(Player side, int score, int than) {
        return side == Player.MAX ? score > than : score < than;
    }
}
