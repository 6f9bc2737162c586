// exercise: 03
// truth: wrong
// mistake: the memo is keyed by state.hashCode() instead of the state, so two states with the same hash share one value
// player: both
// style: recursion with a memo of its own for each call
// single: yes
// detail: sometimes; only in games in which two different states below the root have equal hash codes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return solve(game, state, new HashMap<>());
    }

    private int solve(Game<S, A> game, S state, Map<Integer, Integer> memo) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer known = memo.get(state.hashCode());
        if (known != null) {
            return known;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A a : game.actions(state)) {
            int v = solve(game, game.result(state, a), memo);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        memo.put(state.hashCode(), best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<Integer, Integer> memo = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        A choice = null;
        int best = 0;
        for (A a : game.actions(state)) {
            int v = solve(game, game.result(state, a), memo);
            if (choice == null || (max ? v > best : v < best)) {
                best = v;
                choice = a;
            }
        }
        return choice;
    }
}
