// exercise: 03
// truth: right
// mistake: none; values are remembered for one call only, under the state itself
// player: both
// style: memo in a map that each outside call makes anew
// single: yes
// detail: -

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return value(game, state, new HashMap<>());
    }

    private int value(Game<S, A> game, S state, Map<S, Integer> memo) {
        Integer known = memo.get(state);
        if (known == null) {
            known = game.terminal(state) ? game.utility(state) : best(game, state, memo);
            memo.put(state, known);
        }
        return known;
    }

    private int best(Game<S, A> game, S state, Map<S, Integer> memo) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * value(game, game.result(state, action), memo));
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Integer> memo = new HashMap<>();
        int wanted = value(game, state, memo);
        for (A action : game.actions(state)) {
            // all of them are in the map by now
            if (value(game, game.result(state, action), memo) == wanted) {
                return action;
            }
        }
        throw new AssertionError("a value without an action: " + wanted);
    }
}
