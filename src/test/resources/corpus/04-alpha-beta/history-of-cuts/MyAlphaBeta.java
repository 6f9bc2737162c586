// exercise: 04
// truth: right
// mistake: none; the order of the children changes with what cut before
// player: both
// style: history heuristic in a field, copies of the action lists
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** History heuristic: actions that cut before are tried first. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<A, Integer> history = new HashMap<>();

    private List<A> ordered(Game<S, A> game, S state) {
        List<A> actions = new ArrayList<>(game.actions(state));
        actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        return actions;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? alpha : beta;
        for (A a : ordered(game, state)) {
            int v = value(game, game.result(state, a), max ? best : alpha, max ? beta : best);
            if (max) {
                best = Math.max(best, v);
            } else {
                best = Math.min(best, v);
            }
            if (max ? best >= beta : best <= alpha) {
                history.merge(a, 1, Integer::sum);
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        history.clear();
        boolean max = game.player(state) == Player.MAX;
        int limit = max ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v = max ? value(game, next, limit, Window.INFINITY) : value(game, next, -Window.INFINITY, limit);
            if (max ? v > limit : v < limit) {
                limit = v;
                best = a;
            }
        }
        return best;
    }
}
