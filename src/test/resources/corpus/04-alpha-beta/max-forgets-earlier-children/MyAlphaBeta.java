// exercise: 04
// truth: wrong
// mistake: MAX compares the child's value with alpha instead of with best and does not raise alpha, so best is overwritten by the last child (or alpha) instead of the maximum so far; wrong values at MAX nodes
// player: MAX
// style: one method, best and window apart
// single: yes
// detail: wrong variable; bestAction compares rightly, but its values come from value

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
        int best = max ? alpha : beta;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max) {
                best = Math.max(alpha, value(game, next, best, beta));
                if (best >= beta) {
                    return best;
                }
            } else {
                best = Math.min(best, value(game, next, alpha, best));
                if (best <= alpha) {
                    return best;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
