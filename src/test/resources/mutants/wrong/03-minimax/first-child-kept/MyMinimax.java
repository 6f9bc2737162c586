// Wrong: a better value is overwritten by the best so far, and not the other way round.
// Fails first: value: MAX takes the largest, MIN the smallest
// Says: combined their values wrongly
// Diagnosis: first-child-kept

import java.util.List;
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
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        int best = value(game, game.result(state, actions.get(0)));
        for (A action : actions.subList(1, actions.size())) {
            int value = value(game, game.result(state, action));
            if (max ? value > best : value < best) {
                value = best;
            }
        }
        return best;
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
        }
        return best;
    }
}
