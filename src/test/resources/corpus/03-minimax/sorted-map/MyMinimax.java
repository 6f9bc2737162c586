// exercise: 03
// truth: right
// mistake: -
// player: both
// style: a sorted map from value to action at each node and the end that the player likes; positions are remembered within one call
// kind: -
// single: yes
// detail: -
import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return value(game, state, new HashMap<>());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return liked(game, state, new HashMap<>()).getValue();
    }

    private int value(Game<S, A> game, S state, Map<S, Integer> seen) {
        Integer known = seen.get(state);
        if (known == null) {
            known = game.terminal(state) ? (Integer) game.utility(state) : liked(game, state, seen).getKey();
            seen.put(state, known);
        }
        return known;
    }

    private Map.Entry<Integer, A> liked(Game<S, A> game, S state, Map<S, Integer> seen) {
        NavigableMap<Integer, A> byValue = new TreeMap<>();
        for (A action : game.actions(state)) {
            byValue.put(value(game, game.result(state, action), seen), action);
        }
        return switch (game.player(state)) {
            case MAX -> byValue.lastEntry();
            case MIN -> byValue.firstEntry();
        };
    }
}
