// Wrong: bestAction takes 1000 for nothing found yet, which may be a value.
// Fails first: bestAction for MAX
// Says: worth 1000
// Diagnosis: none

import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

/** Exercise 03, solved: minimax. The value of a state is that of its best action, so one search finds both. */
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
        boolean max = game.player(state) == Player.MAX;
        int best = 1000; // nothing yet
        A choice = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (best == 1000 || (max ? value > best : value < best)) {
                best = value;
                choice = action;
            }
        }
        return choice;
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
        }
        return best;
    }
}
