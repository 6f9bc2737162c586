// exercise: 03
// truth: wrong
// mistake: bestAction asks whose turn it is in the initial state of the game instead of in the given state
// player: both
// style: comparator chosen by the player, Choice in a list
// single: yes
// detail: sometimes; only if the given state is not the initial one and the other player moves there
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
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
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(value(game, game.result(state, action)));
        }
        return game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        S start = game.initialState();
        Comparator<Choice<A>> order = Comparator.comparingInt(Choice::value);
        if (game.player(start) == Player.MIN) {
            order = order.reversed();
        }
        List<Choice<A>> choices = new ArrayList<>();
        for (A action : game.actions(state)) {
            choices.add(new Choice<>(action, value(game, game.result(state, action))));
        }
        return Collections.max(choices, order).action();
    }
}
