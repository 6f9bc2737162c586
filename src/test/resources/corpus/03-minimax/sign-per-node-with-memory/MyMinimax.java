// exercise: 03
// truth: right
// mistake: none; equal states are searched once, and the signs follow the player of each node
// player: both
// style: sign instead of two branches; a HashMap that lives for one call
// single: yes
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

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Integer> known = new HashMap<>();
        int target = solve(game, state, known);
        for (A a : game.actions(state)) {
            if (solve(game, game.result(state, a), known) == target) {
                return a;
            }
        }
        throw new AssertionError("some action has the value of the state");
    }

    private int solve(Game<S, A> game, S state, Map<S, Integer> known) {
        Integer old = known.get(state);
        if (old != null) {
            return old;
        }
        int result;
        if (game.terminal(state)) {
            result = game.utility(state);
        } else {
            int sign = game.player(state) == Player.MAX ? 1 : -1;
            int best = Integer.MIN_VALUE;
            for (A a : game.actions(state)) {
                best = Math.max(best, sign * solve(game, game.result(state, a), known));
            }
            result = sign * best;
        }
        known.put(state, result);
        return result;
    }
}
