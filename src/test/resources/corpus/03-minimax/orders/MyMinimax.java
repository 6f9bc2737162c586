// exercise: 03
// truth: right
// mistake: -
// player: both
// style: a map of known states per call, comparators per player, collectors and reduce at the root
// kind: -
// single: yes
// detail: -
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final Map<Player, Comparator<Integer>> TASTE =
            Map.of(Player.MAX, Comparator.naturalOrder(), Player.MIN, Comparator.reverseOrder());

    /** What one question finds out. Equal states are worth the same, so each is worked out once. */
    private static final class Search<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> known = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int worth(S state) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Integer before = known.get(state);
            if (before != null) {
                return before;
            }
            int worth = bestBelow(state);
            known.put(state, worth);
            return worth;
        }

        private int bestBelow(S state) {
            Comparator<Integer> taste = TASTE.get(game.player(state));
            List<A> actions = game.actions(state);
            Integer best = worth(game.result(state, actions.get(0)));
            for (A action : actions.subList(1, actions.size())) {
                best = BinaryOperator.maxBy(taste).apply(best, worth(game.result(state, action)));
            }
            return best;
        }

        A choose(S state) {
            Comparator<Choice<A>> byValue = Comparator.comparing(Choice::value, TASTE.get(game.player(state)));
            return game.actions(state).stream()
                    .map(action -> new Choice<>(action, worth(game.result(state, action))))
                    .reduce(BinaryOperator.maxBy(byValue))
                    .orElseThrow()
                    .action();
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return new Search<>(game).worth(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Search<>(game).choose(state);
    }
}
