// exercise: 04
// truth: wrong
// mistake: for MIN the window for ties ends at best - 1 instead of best + 1, so a child that is better by one, or a worse one with that bound, is judged by a bound
// player: MIN
// style: list of all best actions with a window one wider
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), max ? Math.max(alpha, best) : alpha, max ? beta : Math.min(beta, best));
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max && best >= beta || !max && best <= alpha) return best;
        }
        return best;
    }

    /** All best actions; the window is one wider than the best, so that equal values are real ones. */
    private List<A> allBest(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> ties = new ArrayList<>();
        int best = 0;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v;
            if (ties.isEmpty()) {
                v = value(game, next, -Window.INFINITY, Window.INFINITY);
            } else if (max) {
                v = value(game, next, best - 1, Window.INFINITY);
            } else {
                v = value(game, next, -Window.INFINITY, best - 1);
            }
            if (ties.isEmpty() || (max ? v > best : v < best)) {
                ties.clear();
                best = v;
            }
            if (v == best) {
                ties.add(a);
            }
        }
        return ties;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> ties = allBest(game, state);
        return ties.get(ties.size() / 2);
    }
}
