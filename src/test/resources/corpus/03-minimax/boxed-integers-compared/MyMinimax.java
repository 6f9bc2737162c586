// exercise: 03
// truth: wrong
// mistake: bestAction compares two Integer objects with ==, which is false for equal values outside -128 to 127, so it finds no action there and throws.
// player: both
// style: streams, a list of boxed child values
// single: yes
import java.util.ArrayList;
import java.util.Collections;
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
        IntStream following = game.actions(state).stream().mapToInt(a -> value(game, game.result(state, a)));
        return game.player(state) == Player.MAX ? following.max().getAsInt() : following.min().getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        List<Integer> values = new ArrayList<>();
        for (A action : actions) {
            values.add(value(game, game.result(state, action)));
        }
        Integer target = value(game, state);
        return IntStream.range(0, actions.size())
                .filter(i -> values.get(i) == target)
                .mapToObj(i -> actions.get(i))
                .findFirst()
                .orElseThrow();
    }
}
