// exercise: 03
// truth: wrong
// mistake: bestAction looks for the action whose boxed Integer == the value of the state; boxed values beyond -128..127 are different objects, so no action matches and null is returned
// player: both
// style: first the value, then the action that has it; values in a LinkedHashMap
// single: yes
// detail: right for small values as in Tic-Tac-Toe
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Map<A, Integer> values = valuesOfActions(game, state);
        return game.player(state) == Player.MAX
                ? Collections.max(values.values())
                : Collections.min(values.values());
    }

    private Map<A, Integer> valuesOfActions(Game<S, A> game, S state) {
        Map<A, Integer> values = new LinkedHashMap<>();
        for (A action : game.actions(state)) {
            values.put(action, value(game, game.result(state, action)));
        }
        return values;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Integer best = value(game, state);
        for (Map.Entry<A, Integer> entry : valuesOfActions(game, state).entrySet()) {
            if (entry.getValue() == best) {
                return entry.getKey();
            }
        }
        return null;
    }
}
