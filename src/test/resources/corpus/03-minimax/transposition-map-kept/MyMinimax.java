// exercise: 03
// truth: wrong
// mistake: the map of values by state is kept from call to call, whichever game is asked about, so another game with equal states gets the first one's values
// player: both
// style: memo in a field, Choice, ternaries
// single: yes
// detail: sometimes; only if one object is asked about two games that have equal states with different values
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> known = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        if (known.containsKey(state)) {
            return known.get(state);
        }
        int v = game.terminal(state) ? game.utility(state) : choose(game, state).value();
        known.put(state, v);
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state).action();
    }

    private Choice<A> choose(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        Choice<A> chosen = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            chosen = chosen == null || sign * v > sign * chosen.value() ? new Choice<>(action, v) : chosen;
        }
        return chosen;
    }
}
