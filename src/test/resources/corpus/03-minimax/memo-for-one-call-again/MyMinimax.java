// exercise: 03
// truth: right
// mistake: none; a map of the states seen, new for each call
// player: both
// style: inner class Search with its own table
// single: yes
// detail: none
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return new Search(game).valueOf(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Search(game).choose(state);
    }

    private final class Search {
        private final Game<S, A> game;
        private final Map<S, Integer> known = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int valueOf(S state) {
            if (known.containsKey(state)) {
                return known.get(state);
            }
            int v = game.terminal(state) ? game.utility(state) : ofInner(state);
            known.put(state, v);
            return v;
        }

        private int ofInner(S state) {
            boolean maximise = game.player(state) == Player.MAX;
            int extreme = maximise ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = valueOf(game.result(state, action));
                extreme = maximise ? Math.max(extreme, v) : Math.min(extreme, v);
            }
            return extreme;
        }

        A choose(S state) {
            int target = valueOf(state);
            for (A action : game.actions(state)) {
                if (valueOf(game.result(state, action)) == target) {
                    return action;
                }
            }
            throw new AssertionError("no action has the value " + target);
        }
    }
}
