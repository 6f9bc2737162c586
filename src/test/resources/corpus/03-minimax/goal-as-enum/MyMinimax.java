// exercise: 03
// truth: right
// mistake: none; an enum constant with a lambda stands for each player's aim
// player: both
// style: over-engineered, enum with a functional interface, inner search object
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private interface Preference {
        boolean prefers(int candidate, int incumbent);
    }

    private enum Goal {
        MAXIMIZE((c, i) -> c > i),
        MINIMIZE((c, i) -> c < i);

        private final Preference preference;

        Goal(Preference preference) {
            this.preference = preference;
        }

        static Goal of(Player player) {
            return switch (player) {
                case MAX -> MAXIMIZE;
                case MIN -> MINIMIZE;
            };
        }

        <T> Choice<T> select(List<Choice<T>> options) {
            Iterator<Choice<T>> it = options.iterator();
            Choice<T> winner = it.next();
            while (it.hasNext()) {
                Choice<T> option = it.next();
                if (preference.prefers(option.value(), winner.value())) {
                    winner = option;
                }
            }
            return winner;
        }
    }

    private static final class Search<S, A> {
        private final Game<S, A> game;

        Search(Game<S, A> game) {
            this.game = game;
        }

        int evaluate(S state) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            return choose(state).value();
        }

        Choice<A> choose(S state) {
            List<Choice<A>> options = new ArrayList<>();
            for (A action : game.actions(state)) {
                options.add(new Choice<>(action, evaluate(game.result(state, action))));
            }
            return Goal.of(game.player(state)).select(options);
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return new Search<>(game).evaluate(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Search<>(game).choose(state).action();
    }
}
