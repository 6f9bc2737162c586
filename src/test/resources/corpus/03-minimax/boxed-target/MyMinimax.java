// exercise: 03
// truth: wrong
// mistake: bestAction compares two Integer objects with ==, so a best value outside -128 to 127 is not found and the first action is returned
// player: both
// style: streams; the action is found by its value
// single: yes
// detail: sometimes; only if the value of the root is below -128 or above 127 and the first action is not best; value is always right
import java.util.List;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private Stream<Integer> below(Game<S, A> game, S state) {
        return game.actions(state).stream().map(a -> value(game, game.result(state, a)));
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX
                ? below(game, state).max(Integer::compare).get()
                : below(game, state).min(Integer::compare).get();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        Integer target = value(game, state);
        for (A a : actions) {
            Integer v = value(game, game.result(state, a));
            if (v == target) {
                return a;
            }
        }
        return actions.get(0);
    }
}
