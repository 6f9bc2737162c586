// exercise: 03
// truth: wrong
// mistake: bestAction takes the action with the largest value for both players, so MIN plays its worst
// player: MIN
// style: streams with Comparator.comparingInt
// kind: slip
// single: yes
// detail: bestAction wherever MIN moves and the children are not all worth the same; value is right
import java.util.Comparator;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        IntStream below = game.actions(state).stream().mapToInt(action -> value(game, game.result(state, action)));
        return game.player(state) == Player.MAX ? below.max().orElseThrow() : below.min().orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.actions(state).stream()
                .map(action -> new Choice<>(action, value(game, game.result(state, action))))
                .max(Comparator.comparingInt(Choice::value))
                .map(Choice::action)
                .orElseThrow();
    }
}
