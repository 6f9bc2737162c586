// exercise: 03
// truth: right
// mistake: -
// player: both
// style: function objects per player, recursion over an index instead of a loop
// kind: -
// single: yes
// detail: -
import java.util.List;
import java.util.function.IntBinaryOperator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private IntBinaryOperator wish(Player player) {
        return switch (player) {
            case MAX -> Math::max;
            case MIN -> Math::min;
        };
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (!game.terminal(state)) {
            List<A> actions = game.actions(state);
            return from(game, state, actions, wish(game.player(state)), 0, actions.size());
        }
        return game.utility(state);
    }

    /** The best value of the actions from (inclusive) to (exclusive), by halves. */
    private int from(Game<S, A> game, S state, List<A> actions, IntBinaryOperator wish, int from, int to) {
        if (to - from == 1) {
            return value(game, game.result(state, actions.get(from)));
        }
        int middle = (from + to) >>> 1;
        return wish.applyAsInt(
                from(game, state, actions, wish, middle, to), from(game, state, actions, wish, from, middle));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        // A knock-out tournament: the winner of the first half against the winner of the second.
        return winner(game, state, game.actions(state)).getKey();
    }

    private java.util.Map.Entry<A, Integer> winner(Game<S, A> game, S state, List<A> field) {
        if (field.size() == 1) {
            return java.util.Map.entry(field.get(0), value(game, game.result(state, field.get(0))));
        }
        var left = winner(game, state, field.subList(0, field.size() / 2));
        var right = winner(game, state, field.subList(field.size() / 2, field.size()));
        int best = wish(game.player(state)).applyAsInt(left.getValue(), right.getValue());
        return best == left.getValue() ? left : right;
    }
}
