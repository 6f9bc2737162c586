// Sound: streams and a comparator.

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
        IntStream values = game.actions(state).stream().mapToInt(action -> value(game, game.result(state, action)));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        return game.actions(state).stream()
                .map(action -> new Choice<>(action, value(game, game.result(state, action))))
                .max(game.player(state) == Player.MAX ? byValue : byValue.reversed())
                .orElseThrow()
                .action();
    }
}
