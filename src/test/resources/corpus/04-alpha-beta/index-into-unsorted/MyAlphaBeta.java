// exercise: 04
// truth: wrong
// mistake: bestAction goes through a sorted copy of the actions, but returns the action with that index from the unsorted list
// player: both
// style: ends first in a sorted copy, index of the best
// single: yes
// detail: sometimes; only if sorting (children that are ends first) moves the best action
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private List<A> sorted(Game<S, A> game, S state) {
        List<A> list = new ArrayList<>(game.actions(state));
        list.sort(Comparator.comparingInt(a -> game.terminal(game.result(state, a)) ? 0 : 1));
        return list;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : sorted(game, state)) {
                best = Math.max(best, value(game, game.result(state, a), Math.max(alpha, best), beta));
                if (best >= beta) break;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : sorted(game, state)) {
            best = Math.min(best, value(game, game.result(state, a), alpha, Math.min(beta, best)));
            if (best <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        List<A> order = sorted(game, state);
        boolean max = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY, hi = Window.INFINITY, index = 0;
        for (int i = 0; i < order.size(); i++) {
            int v = value(game, game.result(state, order.get(i)), lo, hi);
            if (max && v > lo) {
                lo = v;
                index = i;
            } else if (!max && v < hi) {
                hi = v;
                index = i;
            }
        }
        return actions.get(index);
    }
}
