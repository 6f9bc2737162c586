// exercise: 03
// truth: wrong
// mistake: bestAction looks for the value of the state among the boxed values of the children with ==, which fails beyond -128 to 127, and then the first action is returned
// kind: subtle
// player: both
// style: list of values, then indexOf by hand
// single: yes
// detail: needs best values outside -128..127 and a first action that is not best
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : best(game, state, values(game, state));
    }

    private List<Integer> values(Game<S, A> game, S state) {
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(value(game, game.result(state, action)));
        }
        return values;
    }

    private int best(Game<S, A> game, S state, List<Integer> values) {
        return game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<Integer> values = values(game, state);
        Integer best = best(game, state, values);
        int index = 0;
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) == best) {
                index = i;
                break;
            }
        }
        return game.actions(state).get(index);
    }
}
