// exercise: 04
// truth: wrong
// mistake: bestAction probes later actions with a null window and takes the number of a successful probe, which is only a bound, as the new best without searching again
// kind: subtle
// player: both
// style: scout at the root, plain fail-soft below
// single: yes
// detail: needs three or more actions, the second better than its bound shows and a later one in between; value is always right
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
                if (best <= alpha) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best == null) {
                best = action;
                bestValue = value(game, next, -Window.INFINITY, Window.INFINITY);
            } else if (max) {
                // only "is it better?" matters now
                int v = value(game, next, bestValue, bestValue + 1);
                if (v > bestValue) {
                    best = action;
                    bestValue = v;
                }
            } else {
                int v = value(game, next, bestValue - 1, bestValue);
                if (v < bestValue) {
                    best = action;
                    bestValue = v;
                }
            }
        }
        return best;
    }
}
