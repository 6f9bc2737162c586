// exercise: 04
// truth: wrong
// mistake: bestAction packs the value and the number of the action into one number with six bits for the action, so that numbers from 64 on run into the value
// player: both
// style: packed long
// kind: subtle
// single: yes
// detail: bestAction at nodes with more than 64 children whose best child comes after the first 64
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
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

    private static final int BITS = 6; // for the number of the action

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        long best = max ? Long.MIN_VALUE : Long.MAX_VALUE;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (int i = 0; i < actions.size(); i++) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = Math.max(best, ((long) v << BITS) + i);
            } else if (!max && v < beta) {
                beta = v;
                best = Math.min(best, ((long) v << BITS) + i);
            }
        }
        return actions.get((int) (best & ((1 << BITS) - 1)));
    }
}
