// Sound: no cut statement: a stream that takes children while the window is open.

import java.util.concurrent.atomic.AtomicInteger;
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
        boolean max = game.player(state) == Player.MAX;
        AtomicInteger best = new AtomicInteger(max ? -Window.INFINITY : Window.INFINITY);
        game.actions(state).stream()
                .takeWhile(action -> max ? best.get() < beta : best.get() > alpha)
                .forEach(action -> {
                    S next = game.result(state, action);
                    if (max) {
                        best.accumulateAndGet(value(game, next, Math.max(alpha, best.get()), beta), Math::max);
                    } else {
                        best.accumulateAndGet(value(game, next, alpha, Math.min(beta, best.get())), Math::min);
                    }
                });
        return best.get();
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
