// exercise: 03
// truth: right
// mistake: none; one comparator per player, from a map, and Collections.max over choices for both methods
// player: both
// style: EnumMap of comparators, list of Choice
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<Player, Comparator<Choice<A>>> wishes = new EnumMap<>(Player.class);

    public MyMinimax() {
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        wishes.put(Player.MAX, byValue);
        wishes.put(Player.MIN, byValue.reversed());
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : choose(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state).action();
    }

    private Choice<A> choose(Game<S, A> game, S state) {
        List<Choice<A>> choices = new ArrayList<>();
        for (A action : game.actions(state)) {
            choices.add(new Choice<>(action, value(game, game.result(state, action))));
        }
        return Collections.max(choices, wishes.get(game.player(state)));
    }
}
