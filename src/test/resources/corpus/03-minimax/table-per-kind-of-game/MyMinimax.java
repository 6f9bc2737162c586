// exercise: 03
// truth: wrong
// mistake: values are kept from call to call under the class of the game and the state, but two games of one class may differ
// player: both
// style: record as key, map in a field
// kind: subtle
// single: yes
// detail: one object is asked about two games of the same class that have equal states with different values
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private record Key(Class<?> game, Object state) {}

    private final Map<Key, Integer> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        Key key = new Key(game.getClass(), state);
        Integer known = table.get(key);
        if (known == null) {
            known = game.terminal(state) ? game.utility(state) : values(game, state)[extreme(game, state)];
            table.put(key, known);
        }
        return known;
    }

    private int[] values(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        int[] sorted = new int[actions.size()];
        for (int i = 0; i < sorted.length; i++) {
            sorted[i] = value(game, game.result(state, actions.get(i)));
        }
        Arrays.sort(sorted);
        return sorted;
    }

    private int extreme(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? game.actions(state).size() - 1 : 0;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int target = value(game, state);
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action)) == target) {
                return action;
            }
        }
        throw new IllegalStateException("no action");
    }
}
