// exercise: 03
// truth: wrong
// mistake: bestAction keeps the values in a TreeMap with the actions as keys, which needs actions that can be compared; a game whose actions have no order ends in a ClassCastException
// kind: subtle
// player: both
// style: map of all actions, entries compared by value
// single: yes
// detail: needs a game whose type of actions is not Comparable (numbers and cells are)
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * value(game, game.result(state, action)));
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<A, Integer> values = new TreeMap<>();
        for (A action : game.actions(state)) {
            values.put(action, value(game, game.result(state, action)));
        }
        Comparator<Map.Entry<A, Integer>> order = Map.Entry.comparingByValue();
        if (game.player(state) == Player.MIN) {
            order = order.reversed();
        }
        return values.entrySet().stream().max(order).get().getKey();
    }
}
