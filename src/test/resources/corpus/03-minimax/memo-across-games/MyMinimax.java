// exercise: 03
// truth: wrong
// mistake: values are remembered by state in a field and the game is no part of the key, so an equal state of another game gets the old game's value
// kind: subtle
// player: both
// style: memo table in a field
// single: yes
// detail: only if one object is asked about two games with equal states, such as two TreeGames of one shape with different values of leaves, or Nim and misère Nim
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> known = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        Integer before = known.get(state);
        if (before != null) {
            return before;
        }
        int value;
        if (game.terminal(state)) {
            value = game.utility(state);
        } else {
            value = value(game, game.result(state, bestAction(game, state)));
        }
        known.put(state, value);
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int v = sign * value(game, game.result(state, action));
            if (best == null || v > bestValue) {
                best = action;
                bestValue = v;
            }
        }
        return best;
    }
}
