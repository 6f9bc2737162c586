// exercise: 03
// truth: right
// mistake: none
// player: both
// style: one BinaryOperator per player folds choices in a stream; the value of a state is the value of a choice without an action
// single: yes
// detail: none
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.ToIntFunction;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<Player, BinaryOperator<Choice<A>>> wish = new EnumMap<>(Player.class);

    public MyMinimax() {
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        wish.put(Player.MAX, BinaryOperator.maxBy(byValue));
        wish.put(Player.MIN, BinaryOperator.maxBy(byValue.reversed()));
    }

    @Override
    public int value(Game<S, A> game, S state) {
        ToIntFunction<S> how = game.terminal(state) ? game::utility : s -> choice(game, s).value();
        return how.applyAsInt(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choice(game, state).action();
    }

    private Choice<A> choice(Game<S, A> game, S state) {
        return game.actions(state).stream()
                .map(action -> new Choice<>(action, value(game, game.result(state, action))))
                .reduce(wish.get(game.player(state)))
                .orElseThrow();
    }
}
