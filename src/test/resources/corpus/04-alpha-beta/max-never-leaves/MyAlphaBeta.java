// exercise: 04
// truth: wrong
// mistake: the break is missing in the MAX branch, so a MAX node is never cut (MIN nodes are); leaves below MAX nodes are asked that could no longer matter
// player: MAX
// style: one method, one loop per player
// single: yes
// detail: prunes too little; values and actions are right

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
        if (game.player(state) == Player.MAX) {
            int maxEval = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action), alpha, beta);
                maxEval = Math.max(maxEval, eval);
                alpha = Math.max(alpha, eval);
            }
            return maxEval;
        } else {
            int minEval = Window.INFINITY;
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action), alpha, beta);
                minEval = Math.min(minEval, eval);
                beta = Math.min(beta, eval);
                if (beta <= alpha) {
                    break;
                }
            }
            return minEval;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maximizing = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestMove = null;
        for (A action : game.actions(state)) {
            int eval = value(game, game.result(state, action), alpha, beta);
            if (maximizing && eval > alpha) {
                alpha = eval;
                bestMove = action;
            }
            if (!maximizing && eval < beta) {
                beta = eval;
                bestMove = action;
            }
        }
        return bestMove;
    }
}
