// exercise: 03
// truth: wrong
// mistake: values are remembered in a field by state alone and never forgotten, so a later call with another game that has equal states gets the values of the first game
// player: both
// style: memoization with a map field
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        Integer known = memo.get(state);
        if (known != null) {
            return known;
        }
        int result;
        if (game.terminal(state)) {
            result = game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            result = Integer.MIN_VALUE;
            for (A a : game.actions(state)) {
                result = Math.max(result, value(game, game.result(state, a)));
            }
        } else {
            result = Integer.MAX_VALUE;
            for (A a : game.actions(state)) {
                result = Math.min(result, value(game, game.result(state, a)));
            }
        }
        memo.put(state, result);
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int target = value(game, state);
        for (A a : game.actions(state)) {
            if (value(game, game.result(state, a)) == target) {
                return a;
            }
        }
        throw new AssertionError();
    }
}
