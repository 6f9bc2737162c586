// exercise: 03
// truth: wrong
// mistake: bestAction collects the values in a TreeMap whose keys are the actions, and throws a ClassCastException for actions that have no order
// kind: subtle
// player: both
// style: map from actions to values
// single: yes
// detail: only if the class of the actions is not Comparable; numbers and cells are
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private Map<A, Integer> valuesOfActions(Game<S, A> game, S state) {
        Map<A, Integer> values = new TreeMap<>();
        for (A action : game.actions(state)) {
            values.put(action, value(game, game.result(state, action)));
        }
        return values;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (best == null || (game.player(state) == Player.MAX) == (value > best)) {
                best = value;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<A, Integer> values = valuesOfActions(game, state);
        int best = game.player(state) == Player.MAX ? Collections.max(values.values()) : Collections.min(values.values());
        for (Map.Entry<A, Integer> entry : values.entrySet()) {
            if (entry.getValue() == best) {
                return entry.getKey();
            }
        }
        throw new AssertionError();
    }
}
