// exercise: 03
// truth: right
// mistake: none; a TreeMap from value to action, whose last entry is MAX's best and whose first is MIN's
// player: both
// style: sorted map, one private method for both tasks
// single: yes
// detail: always
import java.util.Map;
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : pick(game, state).getKey();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return pick(game, state).getValue();
    }

    private Map.Entry<Integer, A> pick(Game<S, A> game, S state) {
        TreeMap<Integer, A> byValue = new TreeMap<>();
        game.actions(state).forEach(a -> byValue.put(value(game, game.result(state, a)), a));
        return game.player(state) == Player.MIN ? byValue.firstEntry() : byValue.lastEntry();
    }
}
