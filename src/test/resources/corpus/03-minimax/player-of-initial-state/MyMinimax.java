// exercise: 03
// truth: wrong
// mistake: bestAction asks whose turn it is in the initial state of the game instead of the given state
// player: both
// style: Comparator and Collections
// single: yes
// detail: only bestAction, only where the given state is not the initial one and the other player is to move there
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
        Player toMove = game.player(game.initialState());
        List<Choice<A>> choices = new ArrayList<>();
        for (A action : game.actions(state)) {
            choices.add(new Choice<>(action, value(game, game.result(state, action))));
        }
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        if (toMove == Player.MAX) {
            return Collections.max(choices, byValue).action();
        }
        return Collections.min(choices, byValue).action();
    }
}
