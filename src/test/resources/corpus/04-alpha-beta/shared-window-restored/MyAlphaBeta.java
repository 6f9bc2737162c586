// exercise: 04
// truth: right
// mistake: -
// player: both
// style: one window in fields for the whole search, every node puts it back before it leaves; forced moves are walked without recursion
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int alpha;
    private int beta;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        this.alpha = alpha;
        this.beta = beta;
        return search(game, state);
    }

    private int search(Game<S, A> game, S state) {
        List<A> actions = List.of();
        while (!game.terminal(state) && (actions = game.actions(state)).size() == 1) {
            state = game.result(state, actions.get(0));
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final int a = alpha;
        final int b = beta;
        try {
            if (game.player(state) == Player.MAX) {
                int best = Integer.MIN_VALUE;
                for (A action : actions) {
                    best = Math.max(best, search(game, game.result(state, action)));
                    alpha = Math.max(alpha, best);
                    if (best >= b) {
                        break;
                    }
                }
                return best;
            }
            int best = Integer.MAX_VALUE;
            for (A action : actions) {
                best = Math.min(best, search(game, game.result(state, action)));
                beta = Math.min(beta, best);
                if (best <= a) {
                    break;
                }
            }
            return best;
        } finally {
            alpha = a;
            beta = b;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
