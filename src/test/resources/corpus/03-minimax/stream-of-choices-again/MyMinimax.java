// exercise: 03
// truth: right
// mistake: none; every child becomes a Choice once, then a comparator picks
// player: both
// style: streams and comparators
// single: yes
// detail: always
import java.util.Comparator;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : decide(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return decide(game, state).action();
    }

    private Choice<A> decide(Game<S, A> game, S state) {
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        Stream<Choice<A>> choices =
                game.actions(state).stream().map(a -> new Choice<>(a, value(game, game.result(state, a))));
        return (game.player(state) == Player.MAX ? choices.max(byValue) : choices.min(byValue)).orElseThrow();
    }
}
