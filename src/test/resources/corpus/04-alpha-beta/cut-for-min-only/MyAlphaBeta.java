// exercise: 04
// truth: wrong
// mistake: MAX nodes are never left early, only MIN nodes compare with the window
// player: MAX
// style: textbook pseudocode, if and else
// single: yes
// detail: sometimes; a MAX node whose beta is reached before its last child
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
        A bestAction = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int eval = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && eval > alpha) {
                alpha = eval;
                bestAction = action;
            } else if (game.player(state) == Player.MIN && eval < beta) {
                beta = eval;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
