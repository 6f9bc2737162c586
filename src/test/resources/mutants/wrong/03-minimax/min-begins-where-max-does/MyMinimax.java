// Wrong: bestAction begins with the smallest number for MIN as well, so that MIN never keeps an action.
// Fails first: bestAction for MIN
// Says: could go on with null
// Diagnosis: choice-none-for-min

import plybook.game.Window;
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
        int best = -Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (max ? value > best : value < best) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
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
