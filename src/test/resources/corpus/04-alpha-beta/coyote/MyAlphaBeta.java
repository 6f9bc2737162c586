// exercise: 04
// truth: wrong
// mistake: At the root numbers are compared by subtraction, and v minus the infinity that it starts with overflows.
// player: both
// style: Choice at the root, difference as comparison
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? alpha : beta;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (max) {
                best = Math.max(best, value(game, next, best, beta));
                if (best >= beta) break;
            } else {
                best = Math.min(best, value(game, next, alpha, best));
                if (best <= alpha) break;
            }
        }
        return best;
    }

    /** positive if the player likes a better than b */
    private int compare(Player player, int a, int b) {
        return player == Player.MAX ? a - b : b - a;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        Choice<A> best = new Choice<>(game.actions(state).get(0), me == Player.MAX ? -Window.INFINITY : Window.INFINITY);
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a),
                    me == Player.MAX ? best.value() : -Window.INFINITY,
                    me == Player.MIN ? best.value() : Window.INFINITY);
            if (compare(me, v, best.value()) > 0) {
                best = new Choice<>(a, v);
            }
        }
        return best.action();
    }
}
