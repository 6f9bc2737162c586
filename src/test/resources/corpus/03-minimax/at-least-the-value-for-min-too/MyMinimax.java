// exercise: 03
// truth: wrong
// mistake: bestAction returns the first action that is worth at least the value of the state, and for MIN every action is
// player: MIN
// style: value first, then a stream that finds the action
// single: yes
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
        int reachable = value(game, state);
        return game.actions(state).stream()
                .filter(a -> value(game, game.result(state, a)) >= reachable)
                .findFirst()
                .orElseThrow();
    }
}
