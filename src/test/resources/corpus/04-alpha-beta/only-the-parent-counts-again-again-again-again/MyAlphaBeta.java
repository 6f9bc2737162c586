// exercise: 04
// truth: wrong
// mistake: a child is told only what its own parent has found so far, not what lies further up, so deep cut-offs are missed
// player: both
// style: helper method with the parent's best
// single: yes
// detail: values and choices are right; seen from four plies on (or with a narrow window from outside)
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
                // the child has to beat the best so far
                int v = value(game, game.result(state, action), best, Window.INFINITY);
                if (v > best) {
                    best = v;
                }
                if (best >= beta) {
                    break; // MIN above has something better
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), -Window.INFINITY, best);
            if (v < best) {
                best = v;
            }
            if (best <= alpha) {
                break; // MAX above has something better
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best == null) {
                best = action;
                bestValue = value(game, next, -Window.INFINITY, Window.INFINITY);
            } else if (game.player(state) == Player.MAX) {
                int v = value(game, next, bestValue, Window.INFINITY);
                if (v > bestValue) {
                    bestValue = v;
                    best = action;
                }
            } else {
                int v = value(game, next, -Window.INFINITY, bestValue);
                if (v < bestValue) {
                    bestValue = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
