// exercise: 03
// truth: wrong
// mistake: values are remembered in a field under state.toString() instead of the state; different states with the same text (the roots of two trees, say) get each other's value, so later calls on the same object return wrong values and actions
// player: both
// style: memo in a HashMap<String, Integer>
// single: yes
// detail: the first game asked is right

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<String, Integer> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        String key = state.toString();
        if (memo.containsKey(key)) {
            return memo.get(key);
        }
        int result;
        if (game.terminal(state)) {
            result = game.utility(state);
        } else {
            boolean max = game.player(state) == Player.MAX;
            result = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action));
                result = max ? Math.max(result, v) : Math.min(result, v);
            }
        }
        memo.put(key, result);
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (best == null || (max ? v > bestValue : v < bestValue)) {
                best = action;
                bestValue = v;
            }
        }
        return best;
    }
}
