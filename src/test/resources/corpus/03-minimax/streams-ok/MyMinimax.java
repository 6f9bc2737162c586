// exercise: 03
// truth: right
// mistake: none; every child is asked once
// player: both
// style: an array of the children's values, streams for its max and min, Choice at the root
// single: yes
// detail: -

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import plybook.task.Choice;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        int[] values = new int[actions.size()];
        // a plain loop around the recursion: a stream would need much more stack
        for (int i = 0; i < values.length; i++) {
            values[i] = value(game, game.result(state, actions.get(i)));
        }
        IntStream all = IntStream.of(values);
        return (game.player(state) == Player.MAX ? all.max() : all.min()).getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<Choice<A>> choices = game.actions(state).stream()
                .map(action -> new Choice<>(action, value(game, game.result(state, action))))
                .toList();
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        if (game.player(state) == Player.MIN) {
            byValue = byValue.reversed();
        }
        return choices.stream().max(byValue).get().action();
    }
}
