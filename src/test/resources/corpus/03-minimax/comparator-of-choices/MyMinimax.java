// exercise: 03
// truth: right
// mistake: none; streams of Choice and a comparator that is reversed for MIN, a memory that lives for one call
// player: both
// style: streams, inner class with a HashMap
// single: yes
// detail: always
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return new Solver<>(game).value(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Solver<>(game).choice(state).action();
    }

    private static class Solver<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> known = new HashMap<>();

        Solver(Game<S, A> game) {
            this.game = game;
        }

        int value(S state) {
            Integer old = known.get(state);
            if (old != null) {
                return old;
            }
            int v = game.terminal(state) ? game.utility(state) : choice(state).value();
            known.put(state, v);
            return v;
        }

        Choice<A> choice(S state) {
            Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
            Stream<Choice<A>> choices =
                    game.actions(state).stream().map(a -> new Choice<>(a, value(game.result(state, a))));
            return (game.player(state) == Player.MAX ? choices.max(byValue) : choices.min(byValue)).orElseThrow();
        }
    }
}
