// exercise: 03
// truth: wrong
// mistake: value asks bestAction, which gets the value of every child, and then gets the value of the chosen child once more, so leaves are looked at again and again; the answers themselves are right
// player: both
// style: two methods that call each other, stream with comparator
// single: yes
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return value(game, game.result(state, bestAction(game, state)));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<A, Integer> values = new HashMap<>();
        for (A action : game.actions(state)) {
            values.put(action, value(game, game.result(state, action)));
        }
        Comparator<A> byValue = Comparator.comparing(values::get);
        return game.player(state) == Player.MAX
                ? game.actions(state).stream().max(byValue).orElseThrow()
                : game.actions(state).stream().min(byValue).orElseThrow();
    }
}
