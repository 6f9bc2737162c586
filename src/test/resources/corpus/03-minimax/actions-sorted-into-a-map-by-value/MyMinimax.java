// exercise: 03
// truth: right
// mistake: none; bestAction keeps one action for each value in a sorted map and takes an end of it, and value skips what cannot matter
// player: both
// style: TreeMap from value to action, alpha-beta inside
// single: yes
// detail: -
import java.util.NavigableMap;
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY);
    }

    private int search(Game<S, A> game, S state, int low, int high) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), low, high);
            low = max && value > low ? value : low;
            high = !max && value < high ? value : high;
            if (low >= high) {
                break;
            }
        }
        return max ? low : high;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        NavigableMap<Integer, A> byValue = new TreeMap<>();
        game.actions(state).forEach(action -> byValue.put(value(game, game.result(state, action)), action));
        return (game.player(state) == Player.MIN ? byValue.firstEntry() : byValue.lastEntry()).getValue();
    }
}
