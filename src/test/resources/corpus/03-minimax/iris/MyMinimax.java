// exercise: 03
// truth: right
// mistake: none; all values are exact, so a TreeMap from value to action may keep the last one
// player: both
// style: TreeMap, first and last entry
// single: yes
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private TreeMap<Integer, A> options(Game<S, A> game, S state) {
        TreeMap<Integer, A> map = new TreeMap<>();
        for (A a : game.actions(state)) {
            map.put(value(game, game.result(state, a)), a);
        }
        return map;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        TreeMap<Integer, A> map = options(game, state);
        return game.player(state) == Player.MAX ? map.lastKey() : map.firstKey();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        TreeMap<Integer, A> map = options(game, state);
        return game.player(state) == Player.MAX ? map.lastEntry().getValue() : map.firstEntry().getValue();
    }
}
