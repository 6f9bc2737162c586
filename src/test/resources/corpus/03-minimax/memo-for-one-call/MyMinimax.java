// exercise: 03
// truth: right
// mistake: none; a search object with its own memory is made for every call
// player: both
// style: inner class, HashMap, comparator over Choice
// single: yes
// detail: always
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private static class Search<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> known = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int value(S state) {
            Integer before = known.get(state);
            if (before != null) {
                return before;
            }
            int now = game.terminal(state) ? game.utility(state) : choose(state).value();
            known.put(state, now);
            return now;
        }

        Choice<A> choose(S state) {
            Comparator<Choice<A>> order = Comparator.comparingInt(Choice::value);
            if (game.player(state) == Player.MIN) {
                order = order.reversed();
            }
            Choice<A> best = null;
            for (A action : game.actions(state)) {
                Choice<A> candidate = new Choice<>(action, value(game.result(state, action)));
                if (best == null || order.compare(candidate, best) > 0) {
                    best = candidate;
                }
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return new Search<>(game).value(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Search<>(game).choose(state).action();
    }
}
