// exercise: 03
// truth: right
// mistake: -
// player: both
// style: a sorted map from value to actions; the best of MAX is the last key and of MIN the first; the last of several best actions
// single: yes
// detail: never goes wrong; with ties the last action is taken, which is allowed

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Function;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final Map<Player, Function<NavigableMap<Integer, ?>, Integer>> WISH =
            Map.of(Player.MAX, NavigableMap::lastKey, Player.MIN, NavigableMap::firstKey);

    private NavigableMap<Integer, Deque<A>> shelves(Game<S, A> game, S state) {
        NavigableMap<Integer, Deque<A>> shelves = new TreeMap<>();
        game.actions(state).forEach(action -> shelves
                .computeIfAbsent(value(game, game.result(state, action)), v -> new ArrayDeque<>())
                .push(action));
        return shelves;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return WISH.get(game.player(state)).apply(shelves(game, state));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        NavigableMap<Integer, Deque<A>> shelves = shelves(game, state);
        return shelves.get(WISH.get(game.player(state)).apply(shelves)).peek();
    }
}
