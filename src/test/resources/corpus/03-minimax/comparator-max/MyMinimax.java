// exercise: 03
// truth: right
// mistake: -
// player: both
// style: Collections.max with a comparator; a map of states lives for one call
// kind: -
// single: yes
// detail: -
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return solver(game).applyAsInt(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        ToIntFunction<S> solver = solver(game);
        Comparator<A> byValue = Comparator.comparingInt(action -> solver.applyAsInt(game.result(state, action)));
        return Collections.max(game.actions(state), game.player(state) == Player.MAX ? byValue : byValue.reversed());
    }

    /** A function of states that remembers what it has answered. Each call of the two methods above makes its own. */
    private ToIntFunction<S> solver(Game<S, A> game) {
        Map<S, Integer> answered = new HashMap<>();
        return new ToIntFunction<>() {
            @Override
            public int applyAsInt(S state) {
                Integer before = answered.get(state);
                if (before == null) {
                    before = game.terminal(state) ? game.utility(state) : inner(state);
                    answered.put(state, before);
                }
                return before;
            }

            private int inner(S state) {
                var values = game.actions(state).stream().map(a -> applyAsInt(game.result(state, a)));
                Comparator<Integer> better = Comparator.naturalOrder();
                return values.max(game.player(state) == Player.MIN ? better.reversed() : better).orElseThrow();
            }
        };
    }
}
