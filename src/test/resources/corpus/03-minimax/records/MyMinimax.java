// exercise: 03
// truth: right
// mistake: none; one recursive method returns Choice
// player: both
// style: Choice
// single: yes
import java.util.Comparator;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return solve(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return solve(game, state).action();
    }

    private Choice<A> solve(Game<S, A> game, S state) {
        if (game.terminal(state)) return new Choice<>(null, game.utility(state));
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        Stream<Choice<A>> choices =
                game.actions(state).stream().map(a -> new Choice<>(a, solve(game, game.result(state, a)).value()));
        return (game.player(state) == Player.MAX ? choices.max(byValue) : choices.min(byValue)).get();
    }
}
