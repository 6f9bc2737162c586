// exercise: 03
// truth: wrong
// mistake: The memo is keyed by the text of the state and kept between calls, so places with the same text in different games share a value.
// player: both
// style: memo, computeIfAbsent avoided
// single: yes
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<String, Integer> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        String key = state.toString();
        if (memo.containsKey(key)) {
            return memo.get(key);
        }
        int v;
        if (game.terminal(state)) {
            v = game.utility(state);
        } else {
            List<Integer> values = game.actions(state).stream().map(a -> value(game, game.result(state, a))).toList();
            v = game.player(state) == Player.MAX
                    ? values.stream().max(Integer::compare).get()
                    : values.stream().min(Integer::compare).get();
        }
        memo.put(key, v);
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int target = value(game, state);
        for (A a : game.actions(state)) {
            if (value(game, game.result(state, a)) == target) {
                return a;
            }
        }
        return game.actions(state).get(0);
    }
}
