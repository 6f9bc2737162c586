// exercise: 03
// truth: wrong
// mistake: bestAction looks for the best value among boxed Integers with !=, which compares objects, so beyond -128 to 127 it finds none and takes the last action
// player: both
// style: list of values first, then the index of the best
// single: yes
// detail: sometimes; only for best values outside -128 to 127
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return bestOf(game.player(state), childValues(game, state));
    }

    private List<Integer> childValues(Game<S, A> game, S state) {
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(value(game, game.result(state, action)));
        }
        return values;
    }

    private int bestOf(Player player, List<Integer> values) {
        int best = values.get(0);
        for (int v : values) {
            best = player == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        List<Integer> values = childValues(game, state);
        Integer best = bestOf(game.player(state), values);
        int i = 0;
        while (i < actions.size() - 1 && values.get(i) != best) {
            i++;
        }
        return actions.get(i);
    }
}
