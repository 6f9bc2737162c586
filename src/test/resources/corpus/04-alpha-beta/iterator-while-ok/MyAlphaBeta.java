// exercise: 04
// truth: right
// mistake: none; the open window is the loop's condition
// player: both
// style: iterator and while, alpha and beta in a two-element array of the call
// single: yes
// detail: -

import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int ALPHA = 0;
    private static final int BETA = 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int[] window = {alpha, beta};
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        Iterator<A> actions = game.actions(state).iterator();
        do {
            int v = value(game, game.result(state, actions.next()), window[ALPHA], window[BETA]);
            if (max) {
                best = Math.max(v, best);
                window[ALPHA] = Math.max(v, window[ALPHA]);
            } else {
                best = Math.min(v, best);
                window[BETA] = Math.min(v, window[BETA]);
            }
        } while (actions.hasNext() && window[ALPHA] < window[BETA]);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int mine = game.player(state) == Player.MAX ? ALPHA : BETA;
        int[] window = {-Window.INFINITY, Window.INFINITY};
        A best = null;
        Iterator<A> actions = game.actions(state).iterator();
        while (actions.hasNext()) {
            A action = actions.next();
            int v = value(game, game.result(state, action), window[ALPHA], window[BETA]);
            if (v > window[ALPHA] && v < window[BETA]) {
                window[mine] = v;
                best = action;
            }
        }
        return best;
    }
}
