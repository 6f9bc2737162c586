// exercise: 03
// truth: right
// mistake: -
// player: both
// style: a map of actions and values; the extreme one is found again by identity, which is safe because it is the very object
// kind: -
// single: yes
// detail: -
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : wish(game, state, judged(game, state).values());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<A, Integer> judged = judged(game, state);
        Integer wish = wish(game, state, judged.values());
        judged.values().removeIf(value -> value != wish); // the very object that was found among them
        return judged.keySet().iterator().next();
    }

    private Integer wish(Game<S, A> game, S state, Collection<Integer> values) {
        return game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
    }

    private Map<A, Integer> judged(Game<S, A> game, S state) {
        Map<A, Integer> values = new LinkedHashMap<>();
        for (A action : game.actions(state)) {
            values.put(action, value(game, game.result(state, action)));
        }
        return values;
    }
}
