// exercise: 03
// truth: wrong
// mistake: bestAction takes the action with the largest value, also when it is MIN's turn
// player: MIN
// style: value with if and else, bestAction with a stream and a map of values
// single: yes
// detail: always where MIN's actions differ in value
import java.util.LinkedHashMap;
import java.util.Map;
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
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (A action : game.actions(state)) {
                max = Math.max(max, value(game, game.result(state, action)));
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (A action : game.actions(state)) {
                min = Math.min(min, value(game, game.result(state, action)));
            }
            return min;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<A, Integer> values = new LinkedHashMap<>();
        for (A action : game.actions(state)) {
            values.put(action, value(game, game.result(state, action)));
        }
        return values.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .get()
                .getKey();
    }
}
