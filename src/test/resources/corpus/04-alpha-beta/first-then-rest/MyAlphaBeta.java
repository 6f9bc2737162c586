// exercise: 04
// truth: wrong
// mistake: bestAction takes the first action's value as the best but does not move the window to it; the window is narrowed only when a later action is better.
// player: both
// style: first child before the loop, Iterator
// kind: subtle
// single: yes
// detail: bestAction wastes leaves in all children up to the first that beats the first one, in all of them if the first is best.
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
        boolean max = game.player(state) == Player.MAX;
        Iterator<A> it = game.actions(state).iterator();
        int best = value(game, game.result(state, it.next()), alpha, beta);
        while (it.hasNext()) {
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
            int value = value(game, game.result(state, it.next()), alpha, beta);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Iterator<A> it = game.actions(state).iterator();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = it.next();
        int bestValue = value(game, game.result(state, best), alpha, beta);
        while (it.hasNext()) {
            A action = it.next();
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > bestValue) {
                best = action;
                bestValue = value;
                alpha = Math.max(alpha, value);
            }
            if (!max && value < bestValue) {
                best = action;
                bestValue = value;
                beta = Math.min(beta, value);
            }
        }
        return best;
    }
}
