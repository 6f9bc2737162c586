// exercise: 03
// truth: right
// mistake: none; streams and a comparator that is reversed for MIN
// player: both
// style: streams, comparator, Choice objects
// single: yes
import java.util.Comparator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : choice(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choice(game, state).action();
    }

    private Choice<A> choice(Game<S, A> game, S state) {
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        Comparator<Choice<A>> taste = game.player(state) == Player.MAX ? byValue : byValue.reversed();
        return game.actions(state).stream()
                .map(a -> new Choice<>(a, value(game, game.result(state, a))))
                .max(taste)
                .orElseThrow();
    }
}
