// Sound: fail-hard, cut only beyond equality, leaves as they are: a well-known lecture, to the letter.

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int min, int max) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int v = min;
            for (A action : game.actions(state)) {
                int next = value(game, game.result(state, action), v, max);
                if (next > v) {
                    v = next;
                }
                if (v > max) {
                    return max;
                }
            }
            return v;
        }
        int v = max;
        for (A action : game.actions(state)) {
            int next = value(game, game.result(state, action), min, v);
            if (next < v) {
                v = next;
            }
            if (v < min) {
                return min;
            }
        }
        return v;
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
