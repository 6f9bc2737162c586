// exercise: 03
// truth: wrong
// mistake: the best starts at plus or minus 1000, which values can exceed
// player: both
// style: two methods
// single: yes
// detail: -
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? maxValue(game, state) : minValue(game, state);
    }

    private int maxValue(Game<S, A> game, S state) {
        int v = -1000;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a)));
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        int v = 1000;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a)));
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<A, Integer> map = new LinkedHashMap<>();
        for (A a : game.actions(state)) {
            map.put(a, value(game, game.result(state, a)));
        }
        int wanted = game.player(state) == Player.MAX ? Collections.max(map.values()) : Collections.min(map.values());
        for (A a : map.keySet()) {
            if (map.get(a) == wanted) {
                return a;
            }
        }
        return null;
    }
}
