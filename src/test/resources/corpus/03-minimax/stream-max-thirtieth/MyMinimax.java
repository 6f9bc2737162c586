// exercise: 03
// truth: wrong
// mistake: bestAction takes the maximum of the children's values whoever is to move.
// player: MIN
// style: streams and a comparator
// kind: slip
// single: yes
// detail: bestAction in states in which MIN is to move and the actions are worth different numbers.
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
