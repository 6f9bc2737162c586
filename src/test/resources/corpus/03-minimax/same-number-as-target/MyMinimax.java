// exercise: 03
// truth: wrong
// mistake: bestAction compares two boxed Integers with ==, so beyond 127 it does not find the value and falls back to the first action
// player: both
// style: streams, looks for the action that has the state's value
// single: yes
// detail: sometimes; only if the value is above 127 or below -128 and the first action is not best: bestAction of (200 300) is 0
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        IntStream values = game.actions(state).stream().mapToInt(a -> value(game, game.result(state, a)));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        List<Integer> values = actions.stream().map(a -> value(game, game.result(state, a))).toList();
        Integer target = game.player(state) == Player.MAX
                ? values.stream().mapToInt(v -> v).max().getAsInt()
                : values.stream().mapToInt(v -> v).min().getAsInt();
        A best = actions.get(0);
        for (int i = 0; i < actions.size(); i++) {
            if (values.get(i) == target) {
                best = actions.get(i);
                break;
            }
        }
        return best;
    }
}
