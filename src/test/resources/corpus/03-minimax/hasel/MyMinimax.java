// exercise: 03
// truth: wrong
// mistake: bestAction for MIN sorts the actions by the absolute value of their number and takes the first, not the smallest number.
// player: MIN
// style: streams and comparators
// single: yes
import java.util.Comparator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        var values = game.actions(state).stream().mapToInt(a -> value(game, game.result(state, a)));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (game.player(state) == Player.MAX) {
            return game.actions(state).stream()
                    .max(Comparator.comparingInt(a -> value(game, game.result(state, a))))
                    .orElseThrow();
        }
        return game.actions(state).stream()
                .min(Comparator.comparingInt(a -> Math.abs(value(game, game.result(state, a)))))
                .orElseThrow();
    }
}
