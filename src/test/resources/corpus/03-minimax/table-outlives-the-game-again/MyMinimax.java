// exercise: 03
// truth: wrong
// mistake: values are remembered by state in a static map that is never emptied, so another game with equal states gets the values of the earlier one
// player: both
// style: memoised, static HashMap
// single: yes
// detail: sometimes; only when a second game has states equal to those of a first, such as the same board with other rules
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final Map<Object, Integer> TABLE = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer stored = TABLE.get(state);
        if (stored == null) {
            stored = compute(game, state);
            TABLE.put(state, stored);
        }
        return stored;
    }

    private int compute(Game<S, A> game, S state) {
        int value;
        if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A a : game.actions(state)) value = Math.max(value, value(game, game.result(state, a)));
        } else {
            value = Window.INFINITY;
            for (A a : game.actions(state)) value = Math.min(value, value(game, game.result(state, a)));
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A found = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (max && v > best || !max && v < best) {
                best = v;
                found = a;
            }
        }
        return found;
    }
}
