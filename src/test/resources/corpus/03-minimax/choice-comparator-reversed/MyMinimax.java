// exercise: 03
// truth: right
// mistake: none; Choices compared by a comparator that is reversed for MIN
// player: both
// style: list of Choices, Collections.max, comparator per player, switch expression
// single: yes
// detail: always right
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
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
        Comparator<Choice<A>> preference = switch (game.player(state)) {
            case MAX -> byValue;
            case MIN -> byValue.reversed();
        };
        List<Choice<A>> choices = new ArrayList<>();
        for (A action : game.actions(state)) {
            choices.add(new Choice<>(action, value(game, game.result(state, action))));
        }
        return Collections.max(choices, preference);
    }
}
