// Wrong: a large win is made as good as infinity.
// Fails first: value of a game that is over
// Says: 1000000
// Diagnosis: win-worth-infinity

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return Math.abs(game.utility(state)) < 1000000
                    ? game.utility(state)
                    : Integer.signum(game.utility(state)) * Window.INFINITY;
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
