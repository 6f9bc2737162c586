// exercise: 04
// truth: wrong
// mistake: a MIN node sets alpha to the smaller of alpha and its best instead of lowering beta
// player: MIN
// style: one method, two loops, wikipedia names
// single: yes
// detail: sometimes; values and choices are right, but cuts below MIN nodes are missed because beta never comes down
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
            int value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, value);
                if (value >= beta) {
                    break;
                }
            }
            return value;
        } else {
            int value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, value(game, game.result(state, action), alpha, beta));
                alpha = Math.min(alpha, value);
                if (value <= alpha) {
                    break;
                }
            }
            return value;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), alpha, beta);
                if (value > alpha) {
                    alpha = value;
                    best = action;
                }
            }
        } else {
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), alpha, beta);
                if (value < beta) {
                    beta = value;
                    best = action;
                }
            }
        }
        return best;
    }
}
