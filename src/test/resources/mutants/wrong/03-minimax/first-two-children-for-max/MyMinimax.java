// Wrong: MAX looks at its first two children only, as in a course where every tree was binary.
// Fails first: value: MAX takes the largest, MIN the smallest
// Says: neither of the first two children of a MAX node is one of its best
// Diagnosis: none

import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        int value = value(game, game.result(state, actions.get(0)));
        if (game.player(state) == Player.MAX) {
            if (actions.size() > 1) {
                value = Math.max(value, value(game, game.result(state, actions.get(1))));
            }
            return value;
        }
        for (A action : actions.subList(1, actions.size())) {
            value = Math.min(value, value(game, game.result(state, action)));
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            boolean better = game.player(state) == Player.MAX ? value > bestValue : value < bestValue;
            if (best == null || better) {
                best = action;
                bestValue = value;
            }
        }
        return best;
    }
}
