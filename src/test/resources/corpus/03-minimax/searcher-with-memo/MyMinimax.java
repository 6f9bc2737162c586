// exercise: 03
// truth: right
// mistake: none; a searcher made for each call remembers the values of the states it has seen
// player: both
// style: inner class, map of values that lives for one call
// single: yes
// detail: always right
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private static final class Searcher<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> values = new HashMap<>();
        private A best;

        Searcher(Game<S, A> game) {
            this.game = game;
        }

        int valueOf(S state) {
            Integer known = values.get(state);
            if (known == null) {
                known = game.terminal(state) ? Integer.valueOf(game.utility(state)) : expand(state, false);
                values.put(state, known);
            }
            return known;
        }

        int expand(S state, boolean keep) {
            boolean max = game.player(state) == Player.MAX;
            Iterator<A> it = game.actions(state).iterator();
            A action = it.next();
            A choice = action;
            int extreme = valueOf(game.result(state, action));
            while (it.hasNext()) {
                action = it.next();
                int v = valueOf(game.result(state, action));
                if (max == v > extreme && v != extreme) {
                    extreme = v;
                    choice = action;
                }
            }
            if (keep) best = choice;
            return extreme;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return new Searcher<>(game).valueOf(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Searcher<S, A> searcher = new Searcher<>(game);
        searcher.expand(state, true);
        return searcher.best;
    }
}
