// exercise: 03
// truth: wrong
// mistake: value sorts the next states with a comparator that searches them, and then searches the first once more, so leaves are asked for many times.
// player: both
// style: streams and comparators
// single: yes
// detail: the values and choices are right; in every tree with an inner node value looks at leaves more than once, and the time explodes with the depth

import java.util.Comparator;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private Comparator<S> order(Game<S, A> game, Player player) {
        Comparator<S> byValue = Comparator.comparingInt(state -> value(game, state));
        return player == Player.MAX ? byValue : byValue.reversed();
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Stream<S> next = game.actions(state).stream().map(action -> game.result(state, action));
        return next.max(order(game, game.player(state)))
                .map(best -> value(game, best))
                .orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<S> order = order(game, game.player(state));
        return game.actions(state).stream()
                .max((one, other) -> order.compare(game.result(state, one), game.result(state, other)))
                .orElseThrow();
    }
}
