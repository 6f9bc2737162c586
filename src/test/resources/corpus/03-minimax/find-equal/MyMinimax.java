// exercise: 03
// truth: wrong
// mistake: bestAction looks for the child with the value of the state, but compares two Integer objects with ==.
// player: both
// style: boxed values, streams, filter and findFirst
// single: yes
// detail: bestAction, when the value of the state is below -128 or above 127; then no child seems to have it and the first action is returned

import java.util.List;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return valueOf(game, state);
    }

    private Integer valueOf(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Stream<Integer> values = game.actions(state).stream().map(action -> valueOf(game, game.result(state, action)));
        return game.player(state) == Player.MAX
                ? values.reduce(Integer::max).orElseThrow()
                : values.reduce(Integer::min).orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Integer wanted = valueOf(game, state);
        List<A> actions = game.actions(state);
        return actions.stream()
                .filter(action -> valueOf(game, game.result(state, action)) == wanted)
                .findFirst()
                .orElse(actions.get(0));
    }
}
