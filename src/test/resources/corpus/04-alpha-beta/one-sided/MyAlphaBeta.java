// exercise: 04
// truth: wrong
// mistake: A MIN node compares with alpha but never lowers beta for its children, so MAX nodes below it are not cut by it.
// player: MIN
// style: while loops with iterators
// single: yes
// detail: the pruning only: MAX nodes below a MIN node that has already found something small are searched to the end; answers are right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.Iterator;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Iterator<A> it = game.actions(state).iterator();
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            while (it.hasNext() && best < beta) {
                best = Math.max(best, value(game, game.result(state, it.next()), alpha, beta));
                alpha = Math.max(alpha, best);
            }
            return best;
        } else {
            int best = Window.INFINITY;
            while (it.hasNext() && best > alpha) {
                best = Math.min(best, value(game, game.result(state, it.next()), alpha, beta));
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext()) {
            A action = it.next();
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            } else if (v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
