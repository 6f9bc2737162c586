// exercise: 03
// truth: wrong
// mistake: a state counts as over if the game lists no actions, instead of asking terminal; a game that still lists cells after its end is searched on beyond it
// player: both
// style: streams, IntStream max and min
// single: yes
// detail: sometimes; only in games whose terminal states list actions
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        if (actions.isEmpty()) {
            return game.utility(state);
        }
        IntStream values = actions.stream().mapToInt(a -> value(game, game.result(state, a)));
        return game.player(state) == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        int[] values = actions.stream().mapToInt(a -> value(game, game.result(state, a))).toArray();
        IntStream all = IntStream.of(values);
        int wanted = game.player(state) == Player.MAX ? all.max().getAsInt() : all.min().getAsInt();
        int index = 0;
        while (values[index] != wanted) {
            index++;
        }
        return actions.get(index);
    }
}
