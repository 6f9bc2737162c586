// exercise: 03
// truth: wrong
// mistake: values are remembered from call to call under the text of the state, which is the same for states of different games
// player: both
// style: map with get and put with String.valueOf
// single: yes
// detail: sometimes; right for the first tree, then the values of that tree come back for places of the next one with the same path
import java.util.Map;
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<String, Integer> cache = new TreeMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        String key = String.valueOf(state);
        if (cache.containsKey(key)) {
            return cache.get(key);
        }
        boolean max = game.player(state) == Player.MAX;
        int v = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action));
            v = max ? Math.max(v, child) : Math.min(v, child);
        }
        cache.put(key, v);
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action));
            if (best == null || (max && child > bestValue) || (!max && child < bestValue)) {
                best = action;
                bestValue = child;
            }
        }
        return best;
    }
}
