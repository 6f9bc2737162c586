// exercise: 03
// truth: wrong
// mistake: bestAction looks for the action whose boxed value == the boxed value of the state, which fails for numbers beyond -128 to 127, and then it falls back on the first action
// kind: slip
// player: both
// style: value first, then search for the action that has it
// single: yes
// detail: only if the value of the state is below -128 or above 127
import java.util.LinkedHashMap;
import java.util.List;
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Integer wanted = value(game, state);
        List<A> actions = game.actions(state);
        Map<A, Integer> values = new LinkedHashMap<>();
        for (A action : actions) {
            values.put(action, value(game, game.result(state, action)));
        }
        for (Map.Entry<A, Integer> entry : values.entrySet()) {
            if (entry.getValue() == wanted) {
                return entry.getKey();
            }
        }
        return actions.get(0);
    }
}
