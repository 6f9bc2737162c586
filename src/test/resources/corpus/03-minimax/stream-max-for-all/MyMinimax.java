// exercise: 03
// truth: wrong
// mistake: bestAction takes the action with the largest value for MIN as well
// player: MIN
// style: streams and comparators
// kind: slip
// single: yes
// detail: bestAction where MIN moves and the children have different values
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
        if (game.terminal(state)) {
            return game.utility(state);
        }
        IntStream values = game.actions(state).stream().mapToInt(a -> value(game, game.result(state, a)));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.actions(state).stream()
                .map(a -> new Choice<>(a, value(game, game.result(state, a))))
                .max(Comparator.comparingInt(Choice::value))
                .map(Choice::action)
                .orElseThrow();
    }
}
