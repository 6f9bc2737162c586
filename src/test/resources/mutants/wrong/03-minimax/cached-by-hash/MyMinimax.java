// Wrong: values are remembered by the hash code of the state.
// Fails first: The same in awkward games, and however often it is called
// Says: a hash code says where to look
// Diagnosis: told-apart-by-hash

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        known.clear();
        return search(game, state);
    }

    private int search(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (known.containsKey(state.hashCode())) {
            return known.get(state.hashCode());
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action));
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        known.put(state.hashCode(), best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (max ? value > best : value < best) {
                best = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
