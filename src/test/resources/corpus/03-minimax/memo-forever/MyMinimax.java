// exercise: 03
// truth: wrong
// mistake: Values are memoised by state in a field that is never cleared; an equal state of another game gets the first game's value.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.*;
import plybook.game.*;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> cache = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        Integer cached = cache.get(state);
        if (cached != null) {
            return cached;
        }
        int result;
        if (game.terminal(state)) {
            result = game.utility(state);
        } else {
            Player player = game.player(state);
            result = player == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action));
                result = player == Player.MAX ? Math.max(result, v) : Math.min(result, v);
            }
        }
        cache.put(state, result);
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int target = value(game, state);
        return game.actions(state).stream()
                .filter(a -> value(game, game.result(state, a)) == target)
                .findFirst()
                .orElseThrow();
    }
}
