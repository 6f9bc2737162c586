// exercise: 04
// truth: wrong
// mistake: cuts only where the node has more than three actions, as if small nodes were not worth it
// player: both
// style: one method, helper for pruning
// single: yes
// detail: sometimes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int SMALL = 3;

    /** For a few actions the comparison costs more than it saves. */
    private boolean canPrune(int alpha, int beta, int actions) {
        return actions > SMALL && alpha >= beta;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        int n = actions.size();
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (int i = 0; i < n; i++) {
                best = Math.max(best, value(game, game.result(state, actions.get(i)), alpha, beta));
                alpha = Math.max(alpha, best);
                if (canPrune(alpha, beta, n)) break;
            }
        } else {
            best = Window.INFINITY;
            for (int i = 0; i < n; i++) {
                best = Math.min(best, value(game, game.result(state, actions.get(i)), alpha, beta));
                beta = Math.min(beta, best);
                if (canPrune(alpha, beta, n)) break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int bound = -Window.INFINITY; // in the view of who moves
        A best = actions.get(0);
        for (A a : actions) {
            S next = game.result(state, a);
            int v = sign == 1 ? value(game, next, bound, Window.INFINITY) : -value(game, next, -Window.INFINITY, -bound);
            if (v > bound) {
                bound = v;
                best = a;
            }
        }
        return best;
    }
}
