// exercise: 03
// truth: wrong
// mistake: bestAction takes the action with the largest value without asking whose turn it is.
// player: MIN
// style: streams and comparators throughout
// single: yes
// detail: bestAction where it is MIN's turn and the actions are not all worth the same
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
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
        Map<A, Integer> values = new HashMap<>();
        game.actions(state).forEach(a -> values.put(a, value(game, game.result(state, a))));
        return values.entrySet().stream()
                .max(Comparator.comparingInt(Map.Entry::getValue))
                .map(Map.Entry::getKey)
                .orElseThrow();
    }
}
