// exercise: 04
// truth: wrong
// mistake: bestAction hands alpha + 1 (for MIN beta - 1) to the next child because it must be strictly better, so an action that is better by exactly one point may be given a wrong number
// kind: subtle
// player: both
// style: fail-hard, strict improvement at the root
// single: yes
// detail: needs actions whose values differ by little: a child worth at most alpha + 1 returns alpha + 1 even if it is worse than alpha
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.min(Math.max(game.utility(state), alpha), beta);
        }
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (player == Player.MAX) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return player == Player.MAX ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestAction = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A action : game.actions(state)) {
                // only what is strictly better is of use
                int value = value(game, game.result(state, action), alpha + 1, Window.INFINITY);
                if (value > alpha) {
                    alpha = value;
                    bestAction = action;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), -Window.INFINITY, beta - 1);
                if (value < beta) {
                    beta = value;
                    bestAction = action;
                }
            }
        }
        return bestAction;
    }
}
