// Wrong: MIN is taken for chance: its children are averaged.
// Fails first: value: MAX takes the largest, MIN the smallest
// Says: the player to move picks
// Diagnosis: values-averaged-for-min

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
        int best = -Window.INFINITY;
        int sum = 0;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            best = Math.max(best, value);
            sum += value;
        }
        return max ? best : sum / game.actions(state).size();
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
