// Wrong: the comparison is made for whoever moves after the action.
// Fails first: bestAction for MAX
// Says: MAX wants the child that is worth most
// Diagnosis: choice-by-next-player

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            max = game.terminal(game.result(state, action)) ? !max : game.player(game.result(state, action)) == Player.MAX;
            if (max ? value > best : value < best) {
                best = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
