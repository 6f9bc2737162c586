// exercise: 04
// truth: right
// mistake: none; the window is never assigned; the children get it combined with best
// player: both
// style: best-form with ternaries, root as one more call of the same helper
// single: yes
// detail: -

import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(final Game<S, A> game, final S state, final int alpha, final int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final boolean max = game.player(state) == Player.MAX;
        final List<A> actions = game.actions(state);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < actions.size() && (max ? best < beta : best > alpha); i++) {
            best = child(game, state, actions.get(i), alpha, beta, max, best);
        }
        return best;
    }

    /** The better of best and what the action leads to. */
    private int child(Game<S, A> game, S state, A action, int alpha, int beta, boolean max, int best) {
        S next = game.result(state, action);
        return max
                ? Math.max(best, value(game, next, Math.max(alpha, best), beta))
                : Math.min(best, value(game, next, alpha, Math.min(beta, best)));
    }

    @Override
    public A bestAction(final Game<S, A> game, final S state) {
        final boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A answer = null;
        for (final A action : game.actions(state)) {
            final int v = child(game, state, action, -Window.INFINITY, Window.INFINITY, max, best);
            if (v != best) { // then it is better: child returns the better of the two
                best = v;
                answer = action;
            }
        }
        return answer;
    }
}
