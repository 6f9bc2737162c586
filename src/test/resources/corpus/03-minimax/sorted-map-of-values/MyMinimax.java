// exercise: 03
// truth: right
// mistake: none; collects value and action in a sorted map and takes its last entry for MAX, its first for MIN
// player: both
// style: TreeMap, both methods from one helper
// single: yes
import java.util.Map;
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : decide(game, state).getKey();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return decide(game, state).getValue();
    }

    private Map.Entry<Integer, A> decide(Game<S, A> game, S state) {
        TreeMap<Integer, A> outcomes = new TreeMap<>();
        for (A action : game.actions(state)) {
            outcomes.put(value(game, game.result(state, action)), action);
        }
        return switch (game.player(state)) {
            case MAX -> outcomes.lastEntry();
            case MIN -> outcomes.firstEntry();
        };
    }
}
