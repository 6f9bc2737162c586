// exercise: 04
// truth: wrong
// mistake: The first child is searched before the loop and only becomes the best so far; it does not move alpha (MAX) or beta (MIN), so its siblings are searched with the window of the node's entry and leaves are asked that cannot matter.
// player: both
// style: iterator; the first child initialises the best
// single: yes
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
        Iterator<A> it = game.actions(state).iterator();
        int best = value(game, game.result(state, it.next()), alpha, beta);
        if (game.player(state) == Player.MAX) {
            while (it.hasNext() && best < beta) {
                int v = value(game, game.result(state, it.next()), alpha, beta);
                if (v > best) {
                    best = v;
                    alpha = Math.max(alpha, best);
                }
            }
        } else {
            while (it.hasNext() && best > alpha) {
                int v = value(game, game.result(state, it.next()), alpha, beta);
                if (v < best) {
                    best = v;
                    beta = Math.min(beta, best);
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Iterator<A> it = game.actions(state).iterator();
        A best = it.next();
        int bestValue = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        boolean max = game.player(state) == Player.MAX;
        while (it.hasNext()) {
            A action = it.next();
            S next = game.result(state, action);
            int v = max ? value(game, next, bestValue, Window.INFINITY)
                        : value(game, next, -Window.INFINITY, bestValue);
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                best = action;
            }
        }
        return best;
    }
}
