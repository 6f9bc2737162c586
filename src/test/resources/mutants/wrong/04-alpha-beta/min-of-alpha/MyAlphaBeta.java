// Wrong: b := min(a, …): the other one's bound is compared, as a page on the web has it.
// Fails first: Step 1: the value, with a full window
// Says: 
// Diagnosis: infinity-comes-back

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int a, int b) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MIN) {
            for (A action : game.actions(state)) {
                b = Math.min(a, value(game, game.result(state, action), a, b));
                if (b <= a) {
                    return b;
                }
            }
            return b;
        }
        for (A action : game.actions(state)) {
            a = Math.max(b, value(game, game.result(state, action), a, b));
            if (a >= b) {
                return a;
            }
        }
        return a;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
