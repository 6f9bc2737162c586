// exercise: 04
// truth: right
// mistake: none
// player: both
// style: a cut is thrown as an exception out of a forEach, a node that was cut is worth infinity to whoever cut it, the root keeps the last of several best with a window one wider
// single: yes
// detail: none
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Cut extends RuntimeException {
        static final Cut CUT = new Cut();

        private Cut() {
            super("window closed", null, false, false);
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int[] window = {alpha, beta};
        boolean max = game.player(state) == Player.MAX;
        try {
            game.actions(state).forEach(action -> {
                int v = value(game, game.result(state, action), window[0], window[1]);
                if (max) {
                    window[0] = Math.max(v, window[0]);
                } else {
                    window[1] = Math.min(v, window[1]);
                }
                if (window[0] >= window[1]) {
                    throw Cut.CUT;
                }
            });
        } catch (Cut cut) {
            return max ? Window.INFINITY : -Window.INFINITY;
        }
        return window[max ? 0 : 1];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        if (actions.size() == 1) {
            return best; // nothing to choose, nothing to look at
        }
        boolean max = game.player(state) == Player.MAX;
        int worth = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        for (A action : actions.subList(1, actions.size())) {
            S child = game.result(state, action);
            int v = max ? value(game, child, worth - 1, Window.INFINITY) : value(game, child, -Window.INFINITY, worth + 1);
            if (max ? v >= worth : v <= worth) {
                worth = v;
                best = action;
            }
        }
        return best;
    }
}
