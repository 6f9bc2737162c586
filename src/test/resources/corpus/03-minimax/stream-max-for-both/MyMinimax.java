// exercise: 03
// truth: wrong
// mistake: bestAction takes the action with the largest value whoever is to move, so MIN plays its worst action
// player: MIN
// style: streams and Choice
// single: yes
// detail: value is right for both
import java.util.Comparator;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        IntStream values = game.actions(state).stream()
                .mapToInt(action -> value(game, game.result(state, action)));
        return game.player(state) == Player.MAX
                ? values.max().getAsInt()
                : values.min().getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.actions(state).stream()
                .map(action -> new Choice<>(action, value(game, game.result(state, action))))
                .max(Comparator.comparingInt(Choice::value))
                .orElseThrow()
                .action();
    }
}
