// exercise: 03
// truth: wrong
// mistake: values are remembered in a field by the state alone, so a second game that has equal states but other rules or other utilities gets the values of the first.
// player: both
// style: computed values in a HashMap that lives as long as the object
// single: yes
// detail: only when the same object is asked about two different games with equal states
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> known = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        Integer before = known.get(state);
        if (before != null) {
            return before;
        }
        int value = game.terminal(state) ? game.utility(state) : search(game, state);
        known.put(state, value);
        return value;
    }

    private int search(Game<S, A> game, S state) {
        return value(game, game.result(state, bestAction(game, state)));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        Player mover = game.player(state);
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best));
        for (A action : actions.subList(1, actions.size())) {
            int value = value(game, game.result(state, action));
            if (mover == Player.MAX && value > bestValue || mover == Player.MIN && value < bestValue) {
                best = action;
                bestValue = value;
            }
        }
        return best;
    }
}
