// exercise: 03
// truth: wrong
// mistake: bestAction compares two Integer objects with ==, which only works for small numbers, and returns null otherwise
// player: both
// style: boxed numbers, the value first and then the action that has it
// kind: slip
// single: yes
// detail: bestAction where the value is below -128 or above 127
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return minimax(game, state);
    }

    private Integer minimax(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(minimax(game, game.result(state, action)));
        }
        return game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Integer target = minimax(game, state);
        for (A action : game.actions(state)) {
            Integer reached = minimax(game, game.result(state, action));
            if (reached == target) {
                return action;
            }
        }
        return null;
    }
}
