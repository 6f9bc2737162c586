// Wrong: actions after the sixty-fourth are not looked at.
// Fails first: value of every small tree, and of many large ones
// Says: the value
// Diagnosis: none

import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return best(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return best(game, state).action();
    }

    /** A best action in a state that is not terminal, and its value. */
    private Choice<A> best(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (A action : game.actions(state).subList(0, Math.min(64, game.actions(state).size()))) {
            int value = value(game, game.result(state, action));
            // The first action is taken as it comes: no made-up first value, which some game might really have.
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Choice<>(action, value);
            }
        }
        return best;
    }
}
