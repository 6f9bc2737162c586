// exercise: 04
// truth: wrong
// mistake: bestAction keeps the best rightly, but hands the value of the last child on as the bound for the next one, not the best so far.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && best < beta) {
            best = Math.max(best, value(game, game.result(state, it.next()), Math.max(alpha, best), beta));
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && best > alpha) {
            best = Math.min(best, value(game, game.result(state, it.next()), alpha, Math.min(beta, best)));
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bestValue = 0;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (best == null || v > bestValue) {
                    bestValue = v;
                    best = action;
                }
                alpha = v;
            } else {
                if (best == null || v < bestValue) {
                    bestValue = v;
                    best = action;
                }
                beta = v;
            }
        }
        return best;
    }
}
