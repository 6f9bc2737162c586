// Sound: the cut is an exception.

import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Cut extends RuntimeException {
        final int value;

        Cut(int value) {
            super(null, null, false, false);
            this.value = value;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        try {
            int[] window = {alpha, beta};
            boolean max = game.player(state) == Player.MAX;
            int[] best = {max ? -Window.INFINITY : Window.INFINITY};
            game.actions(state).forEach(action -> {
                int value = value(game, game.result(state, action), window[0], window[1]);
                best[0] = max ? Math.max(best[0], value) : Math.min(best[0], value);
                window[max ? 0 : 1] = max ? Math.max(window[0], value) : Math.min(window[1], value);
                if (window[0] >= window[1]) {
                    throw new Cut(best[0]);
                }
            });
            return best[0];
        } catch (Cut cut) {
            return cut.value;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
