// exercise: 03
// truth: wrong
// mistake: bestAction takes the action with the largest value for either player
// player: MIN
// style: streams with Comparator.comparingInt
// single: yes
// detail: always
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
        IntStream values = game.actions(state).stream()
                .map(action -> game.result(state, action))
                .mapToInt(next -> value(game, next));
        return switch (game.player(state)) {
            case MAX -> values.max().getAsInt();
            case MIN -> values.min().getAsInt();
        };
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
