// exercise: 03
// truth: wrong
// mistake: bestAction compares two Integer objects with ==, which finds no action for values beyond -128..127 and then plays the last one
// kind: slip
// player: both
// style: value first, then the action that has it; boxed numbers
// single: yes
// detail: only with values beyond -128..127
import java.util.ArrayList;
import java.util.Collections;
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
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(value(game, game.result(state, action)));
        }
        return game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Integer wanted = value(game, state);
        A answer = null;
        for (A action : game.actions(state)) {
            Integer value = value(game, game.result(state, action));
            answer = action;
            if (value == wanted) {
                break;
            }
        }
        return answer;
    }
}
