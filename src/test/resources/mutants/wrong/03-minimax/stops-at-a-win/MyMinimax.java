// Wrong: the search stops at the first child that is good enough.
// Fails first: value: MAX takes the largest, MIN the smallest
// Says: the player to move picks
// Diagnosis: stops-at-a-win-for-max

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
            if (max && best > 0) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (max ? value > best : value < best) {
                best = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
