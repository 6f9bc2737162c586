// exercise: 04
// truth: wrong
// mistake: the loop is left before the value that closes the node is taken over, so a node that was cut returns a bound on the wrong side
// kind: slip
// player: both
// style: negamax with the sign of the player, iterator
// single: yes
// detail: -
import java.util.Iterator;
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
        return game.player(state) == Player.MAX ? own(game, state, 1, alpha, beta) : -own(game, state, -1, -beta, -alpha);
    }

    /** The value to the player whose turn it is, in a window of that player. */
    private int own(Game<S, A> game, S state, int sign, int low, int high) {
        int best = -Window.INFINITY;
        Iterator<A> actions = game.actions(state).iterator();
        while (actions.hasNext()) {
            S next = game.result(state, actions.next());
            int v = sign > 0 ? value(game, next, low, high) : -value(game, next, -high, -low);
            if (v >= high) {
                break;
            }
            if (v > best) {
                best = v;
                low = Math.max(low, v);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int low = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = sign > 0 ? value(game, next, low, Window.INFINITY) : -value(game, next, -Window.INFINITY, -low);
            if (v > low) {
                low = v;
                best = action;
            }
        }
        return best;
    }
}
