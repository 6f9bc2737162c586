// exercise: 03
// truth: right
// mistake: none; bestAction plays any of the best actions by chance, so two calls may differ, and values of states are remembered during one call
// player: both
// style: memo per call, TreeMap from value to actions, random
// single: yes
// detail: chance
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Random dice = new Random();

    @Override
    public int value(Game<S, A> game, S state) {
        return value(game, state, new HashMap<>());
    }

    private int value(Game<S, A> game, S state, Map<S, Integer> known) {
        if (known.containsKey(state)) {
            return known.get(state);
        }
        int v;
        if (game.terminal(state)) {
            v = game.utility(state);
        } else {
            v = bestEntry(game, state, known).getKey();
        }
        known.put(state, v);
        return v;
    }

    /** the best value for the player to move, with all actions that have it */
    private Map.Entry<Integer, List<A>> bestEntry(Game<S, A> game, S state, Map<S, Integer> known) {
        TreeMap<Integer, List<A>> byValue = new TreeMap<>();
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), known);
            byValue.computeIfAbsent(v, k -> new ArrayList<>()).add(action);
        }
        return game.player(state) == Player.MAX ? byValue.lastEntry() : byValue.firstEntry();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> best = bestEntry(game, state, new HashMap<>()).getValue();
        return best.get(dice.nextInt(best.size()));
    }
}
