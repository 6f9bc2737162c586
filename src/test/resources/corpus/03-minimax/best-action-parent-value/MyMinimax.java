// exercise: 03
// truth: wrong
// mistake: bestAction asks the value of the state it is in instead of the state after each action, so all actions look alike and the first is played.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        List<Integer> values = new ArrayList<>();
        for (A a : game.actions(state)) values.add(value(game, game.result(state, a)));
        return game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bestValue = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = value(game, state);
            if (game.player(state) == Player.MAX && v > bestValue || game.player(state) == Player.MIN && v < bestValue) {
                bestValue = v;
                best = action;
            }
        }
        return best;
    }
}
