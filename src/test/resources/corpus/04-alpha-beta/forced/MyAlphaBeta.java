// exercise: 04
// truth: wrong
// mistake: where there is only one action the search goes on with the full window instead of the one it was given, so nothing found above cuts below a forced move
// player: both
// style: a shortcut for forced moves, an overloaded value without a window
// kind: subtle
// single: yes
// detail: needless leaves of value and bestAction below nodes with a single child; in trees in which every inner node has two or more children it prunes fully. All results are right
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** The exact value. */
    private int value(Game<S, A> game, S state) {
        return value(game, state, -Window.INFINITY, Window.INFINITY);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        if (actions.size() == 1) { // nothing to choose
            return value(game, game.result(state, actions.get(0)));
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < actions.size() && alpha < beta; i++) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        int best = 0;
        if (actions.size() > 1) {
            int bestValue = value(game, game.result(state, actions.get(0)));
            for (int i = 1; i < actions.size(); i++) {
                S next = game.result(state, actions.get(i));
                if (game.player(state) == Player.MAX) {
                    int v = value(game, next, bestValue, Window.INFINITY);
                    if (v > bestValue) {
                        bestValue = v;
                        best = i;
                    }
                } else {
                    int v = value(game, next, -Window.INFINITY, bestValue);
                    if (v < bestValue) {
                        bestValue = v;
                        best = i;
                    }
                }
            }
        }
        return actions.get(best);
    }
}
