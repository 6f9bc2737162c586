// exercise: 04
// truth: wrong
// mistake: A node with a single action asks for the exact value of what follows, with the full window instead of its own.
// player: both
// style: shortcut for nodes with one action only
// kind: subtle
// single: yes
// detail: Pruning only, below nodes with a single action; trees without such nodes are searched as they should be.
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int exactValue(Game<S, A> game, S state) {
        return value(game, state, -Window.INFINITY, Window.INFINITY);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        if (actions.size() == 1) {
            // forced: nothing to choose or to compare, so the value is simply that of the next state
            return exactValue(game, game.result(state, actions.get(0)));
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        A best = actions.get(0);
        int bound = exactValue(game, game.result(state, best));
        for (A action : actions.subList(1, actions.size())) {
            S next = game.result(state, action);
            int v = max ? value(game, next, bound, Window.INFINITY) : value(game, next, -Window.INFINITY, bound);
            if (max ? v > bound : v < bound) {
                bound = v;
                best = action;
            }
        }
        return best;
    }
}
