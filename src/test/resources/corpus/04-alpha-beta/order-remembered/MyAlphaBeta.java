// exercise: 04
// truth: wrong
// mistake: the list of actions, with the last best one in front, is kept by state and used for every game, also for one that has other actions in an equal state
// player: both
// style: hints kept between calls as reordered lists
// single: yes
// detail: sometimes; only when a second game has equal states but other actions, e.g. Nim where one may take up to 3 stones after Nim where one may take up to 2 on the same heaps; the order alone is harmless
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, List<A>> order = new HashMap<>();

    private void promote(List<A> list, A action) {
        list.remove(action);
        list.add(0, action);
    }

    private Choice<A> visit(Game<S, A> game, S state, int alpha, int beta) {
        List<A> list = order.computeIfAbsent(state, s -> new ArrayList<>(game.actions(s)));
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : list) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                best = action;
            }
            if (max && v > alpha) alpha = v;
            if (!max && v < beta) beta = v;
            if (alpha >= beta) break;
        }
        promote(list, best);
        return new Choice<>(best, bestValue);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : visit(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return visit(game, state, -Window.INFINITY, Window.INFINITY).action();
    }
}
