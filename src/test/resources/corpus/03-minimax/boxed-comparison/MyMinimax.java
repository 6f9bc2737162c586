// exercise: 03
// truth: wrong
// mistake: bestAction looks for the best value among boxed Integers with ==, which compares objects and finds no action beyond -128 to 127
// player: both
// style: list of boxed values, search for the position of the best
// single: yes
// detail: sometimes; only if the best value is below -128 or above 127, then it returns null
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private int better(Player p, int a, int b) {
        return p == Player.MAX ? Math.max(a, b) : Math.min(a, b);
    }

    private int worst(Player p) {
        return p == Player.MAX ? -Window.INFINITY : Window.INFINITY;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player p = game.player(state);
        int v = worst(p);
        for (A a : game.actions(state)) {
            v = better(p, v, value(game, game.result(state, a)));
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player p = game.player(state);
        List<A> actions = game.actions(state);
        List<Integer> values = new ArrayList<>();
        int v = worst(p);
        for (A a : actions) {
            int child = value(game, game.result(state, a));
            values.add(child);
            v = better(p, v, child);
        }
        Integer target = v;
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) == target) {
                return actions.get(i);
            }
        }
        return null;
    }
}
