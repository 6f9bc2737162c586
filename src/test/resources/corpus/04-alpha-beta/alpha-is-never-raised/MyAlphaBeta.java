// exercise: 04
// truth: wrong
// mistake: A MAX node in value compares its best with beta but never raises alpha for the following children, so MIN nodes below it are not cut by what MAX has found there.
// player: MAX
// style: while loop over an iterator, helper methods for the two players
// single: yes
// detail: MIN nodes do lower beta; bestAction narrows for both
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) return highest(game, state, alpha, beta);
        return lowest(game, state, alpha, beta);
    }

    private int highest(Game<S, A> game, S state, int alpha, int beta) {
        int max = -Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && max < beta) {
            int v = value(game, game.result(state, it.next()), alpha, beta);
            max = Math.max(max, v);
        }
        return max;
    }

    private int lowest(Game<S, A> game, S state, int alpha, int beta) {
        int min = Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && min > alpha) {
            int v = value(game, game.result(state, it.next()), alpha, beta);
            min = Math.min(min, v);
            beta = Math.min(beta, min);
        }
        return min;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (me == Player.MAX && v > alpha) {
                alpha = v;
                best = a;
            }
            if (me == Player.MIN && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
