// exercise: 04
// truth: wrong
// mistake: bestAction of MIN moves alpha up to the value of each action (alpha = max(alpha, v) for both players) instead of beta down, so the later children are searched in a wrong window, a bound comes back as their value and MIN chooses an action that is not best
// player: MIN
// style: value in one method is right; only bestAction is wrong
// single: yes
// detail: -
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
            int max = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action), alpha, beta);
                max = Math.max(max, eval);
                alpha = Math.max(alpha, eval);
                if (beta <= alpha) {
                    break;
                }
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action), alpha, beta);
                min = Math.min(min, eval);
                beta = Math.min(beta, eval);
                if (beta <= alpha) {
                    break;
                }
            }
            return min;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        A bestMove = null;
        int bestVal = me == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int moveVal = value(game, game.result(state, action), alpha, beta);
            if (me == Player.MAX && moveVal > bestVal || me == Player.MIN && moveVal < bestVal) {
                bestVal = moveVal;
                bestMove = action;
            }
            alpha = Math.max(alpha, bestVal);
        }
        return bestMove;
    }
}
