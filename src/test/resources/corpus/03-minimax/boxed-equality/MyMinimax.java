// exercise: 03
// truth: wrong
// mistake: bestAction compares two boxed Integers with ==, which is true for equal numbers from -128 to 127 only; beyond that it falls back to the first action
// player: both
// style: values in a list, the best found by Collections.max and min, then looked up
// kind: subtle
// single: yes
// detail: only bestAction, where the best value is beyond -128 to 127 and the first action is not best
import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : best(game, state, values(game, state));
    }

    private List<Integer> values(Game<S, A> game, S state) {
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(value(game, game.result(state, action)));
        }
        return values;
    }

    private int best(Game<S, A> game, S state, List<Integer> values) {
        Comparator<Integer> liking = Comparator.naturalOrder();
        if (game.player(state) == Player.MIN) {
            liking = liking.reversed();
        }
        return values.stream().max(liking).orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        List<Integer> values = values(game, state);
        Integer wanted = best(game, state, values);
        int found = 0;
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) == wanted) {
                found = i;
                break;
            }
        }
        return actions.get(found);
    }
}
