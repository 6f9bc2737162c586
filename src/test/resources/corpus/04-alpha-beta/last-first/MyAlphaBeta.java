// exercise: 04
// truth: wrong
// mistake: bestAction moves the action of the call before to the front of its own list, but takes the best one by its index from the list of the game.
// player: both
// style: bestAction tries the action of the last call first; index of the best
// kind: subtle
// single: yes
// detail: Only from the second call of bestAction on, if the action of the last call is legal again and was not the first one in the list.
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** What was good before is often good again, and a good action first cuts more. */
    private A lastBest;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int[] bound = {alpha, beta};
        int own = game.player(state) == Player.MAX ? 0 : 1;
        int best = own == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), bound[0], bound[1]);
            if (own == 0 ? v > best : v < best) {
                best = v;
            }
            bound[own] = own == 0 ? Math.max(bound[0], best) : Math.min(bound[1], best);
            if (bound[0] >= bound[1]) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> order = new ArrayList<>(game.actions(state));
        if (lastBest != null && order.remove(lastBest)) {
            order.add(0, lastBest);
        }
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int bestIndex = -1;
        for (int i = 0; i < order.size(); i++) {
            int v = value(game, game.result(state, order.get(i)), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                bestIndex = i;
            } else if (!max && v < beta) {
                beta = v;
                bestIndex = i;
            }
        }
        lastBest = game.actions(state).get(bestIndex);
        return lastBest;
    }
}
