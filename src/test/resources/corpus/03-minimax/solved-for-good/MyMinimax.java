// exercise: 03
// truth: wrong
// mistake: the values of states are remembered from call to call, but not for which game, so an equal state of another game gets the old value
// kind: subtle
// player: both
// style: memo table in a field
// single: yes
// detail: only if one object is asked about two games with equal states, such as Nim and Nim where the last stone loses
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> solved = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        Integer known = solved.get(state);
        if (known == null) {
            known = game.terminal(state) ? game.utility(state) : choose(game, state).value();
            solved.put(state, known);
        }
        return known;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state).action();
    }

    private Choice<A> choose(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        Choice<A> best = new Choice<>(null, -sign * Window.INFINITY);
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (sign * value > sign * best.value()) {
                best = new Choice<>(action, value);
            }
        }
        return best;
    }
}
