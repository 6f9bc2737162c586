// exercise: 03
// truth: right
// mistake: none; who wants what is a Comparator of Choices
// player: both
// style: Collections.max with a comparator, Choice, last of equals
// single: yes
// detail: none
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Comparator<Choice<A>> rising = Comparator.comparingInt(Choice::value);
    private final Comparator<Choice<A>> falling = rising.reversed();

    private Choice<A> choose(Game<S, A> game, S state) {
        List<Choice<A>> choices = new ArrayList<>();
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            choices.add(0, new Choice<>(a, value(game, next)));
        }
        return Collections.max(choices, game.player(state) == Player.MAX ? rising : falling);
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : choose(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state).action();
    }
}
