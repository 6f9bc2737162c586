// exercise: 03
// truth: wrong
// mistake: values are remembered in a field by state alone, so another game with equal states gets the values of the first
// player: both
// style: HashMap field with get and put
// single: yes
// detail: sometimes; one object is used for two games whose states are equal
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        if (memo.containsKey(state)) {
            return memo.get(state);
        }
        int result;
        if (game.terminal(state)) {
            result = game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            result = -Window.INFINITY;
            for (A a : game.actions(state)) result = Math.max(result, value(game, game.result(state, a)));
        } else {
            result = Window.INFINITY;
            for (A a : game.actions(state)) result = Math.min(result, value(game, game.result(state, a)));
        }
        memo.put(state, result);
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bestValue = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (game.player(state) == Player.MAX) {
                if (v > bestValue) {
                    bestValue = v;
                    best = a;
                }
            } else if (v < bestValue) {
                bestValue = v;
                best = a;
            }
        }
        return best;
    }
}
