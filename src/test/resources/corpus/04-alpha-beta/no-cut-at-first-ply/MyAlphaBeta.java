// exercise: 04
// truth: wrong
// mistake: nodes one ply below the root are never cut (depth > 1 is asked for in the cut), "because the root's moves must be compared exactly"; below the root's second child leaves are asked that could no longer matter
// player: both
// style: one private method with the depth below the root as a parameter
// single: yes
// detail: prunes too little, only there (and, for a call with a narrow window, at the root itself); values and actions are right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return alphaBeta(game, state, alpha, beta, 0);
    }

    private int alphaBeta(Game<S, A> game, S state, int alpha, int beta, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, game.result(state, action), alpha, beta, depth + 1);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            // the moves of the root have to be compared with their exact values
            if (depth > 1 && alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, game.result(state, action), alpha, beta, 1);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
