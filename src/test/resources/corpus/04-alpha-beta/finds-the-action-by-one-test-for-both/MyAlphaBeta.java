// exercise: 04
// truth: wrong
// mistake: bestAction finds the value v first and then takes the first action for which a null window (v-1, v) says "v or more"; for MIN every action passes that test, so MIN gets the first one.
// player: MIN
// style: two passes with a null window in the second, value as a fail-soft loop
// single: yes
// detail: the second pass asks for leaves again, with a window that is as narrow as can be; for MAX the action is right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);

        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                value = Math.max(value, value(game, child, Math.max(alpha, value), beta));
                if (value >= beta) break;
            }
            return value;
        }

        int value = Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            value = Math.min(value, value(game, child, alpha, Math.min(beta, value)));
            if (value <= alpha) break;
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        // The best action is the one that reaches the value of the state. A window of width 1 is enough to find out.
        int v = value(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action), v - 1, v) >= v) {
                return action;
            }
        }
        throw new IllegalStateException("no action reaches " + v);
    }
}
