// Wrong: the action is looked for whose value is the same object.
// Fails first: bestAction for MAX
// Says: null
// Diagnosis: none

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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Integer best = value(game, state);
        for (A action : game.actions(state)) {
            Integer value = value(game, game.result(state, action));
            if (value == best) {
                return action;
            }
        }
        return null;
    }
}
