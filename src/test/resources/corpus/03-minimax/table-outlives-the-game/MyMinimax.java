// exercise: 03
// truth: wrong
// mistake: The table of known values is a field keyed by the state alone and never cleared, so a second game with equal states (another utility, the same tree shape with other leaves) gets the values of the first.
// player: both
// style: memoized recursion, HashMap field, bestAction over entries
// single: yes
// detail: shows when one object is asked about two games, for instance Tic-Tac-Toe and then misère Tic-Tac-Toe
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** Values already computed, so that transpositions are free. */
    private final Map<S, Integer> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        Integer known = memo.get(state);
        if (known != null) {
            return known;
        }
        int result;
        if (game.terminal(state)) {
            result = game.utility(state);
        } else {
            Integer best = null;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a));
                if (best == null || (game.player(state) == Player.MAX ? v > best : v < best)) {
                    best = v;
                }
            }
            result = best;
        }
        memo.put(state, result);
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int target = value(game, state);
        for (A a : game.actions(state)) {
            if (value(game, game.result(state, a)) == target) return a;
        }
        return null;
    }
}
