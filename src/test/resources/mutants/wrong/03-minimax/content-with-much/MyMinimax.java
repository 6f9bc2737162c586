// Wrong: what is worth 900,000 is taken for the best there can be.
// Fails first: value: MAX takes the largest, MIN the smallest
// Says: expected the value 1000000
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
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            // The first action is taken as it comes: no made-up first value, which some game might really have.
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Choice<>(action, value);
            }
            if (max ? value >= 900_000 : value <= -900_000) {
                break;
            }
        }
        return best;
    }
}
