// exercise: 04
// truth: wrong
// mistake: The killer moves are kept in an array of 128 plies, and a game that is longer runs over its end.
// player: both
// style: killer heuristic, array by ply, list reordered
// single: yes
// detail: values and choices in games with lines of 129 plies and more: ArrayIndexOutOfBoundsException

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MAX_PLY = 128;

    private final Object[] killer = new Object[MAX_PLY];

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Arrays.fill(killer, null);
        return search(game, state, alpha, beta, 0);
    }

    /** What cut last at this ply comes first. */
    private List<A> ordered(Game<S, A> game, S state, int ply) {
        List<A> actions = new ArrayList<>(game.actions(state));
        int at = killer[ply] == null ? -1 : actions.indexOf(killer[ply]);
        if (at > 0) {
            actions.add(0, actions.remove(at));
        }
        return actions;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : ordered(game, state, ply)) {
            int v = search(game, game.result(state, action), alpha, beta, ply + 1);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killer[ply] = action;
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Arrays.fill(killer, null);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, 1);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
