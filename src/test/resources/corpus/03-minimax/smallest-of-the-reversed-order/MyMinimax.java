// exercise: 03
// truth: wrong
// mistake: for MIN bestAction reverses the comparator and takes the minimum as well, which gives the largest value again
// kind: slip
// player: MIN
// style: streams and comparators
// single: yes
// detail: value is right
import java.util.Collections;
import java.util.Comparator;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        IntStream values = game.actions(state).stream().mapToInt(a -> value(game, game.result(state, a)));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<A> byValue = Comparator.comparingInt(a -> value(game, game.result(state, a)));
        if (game.player(state) == Player.MAX) {
            return Collections.max(game.actions(state), byValue);
        }
        return Collections.min(game.actions(state), byValue.reversed());
    }
}
