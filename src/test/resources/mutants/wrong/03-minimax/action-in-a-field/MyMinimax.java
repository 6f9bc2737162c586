// Wrong: the best action is kept in a field, where the calls below leave theirs.
// Fails first: bestAction for MAX
// Says: 
// Diagnosis: choice-from-a-field

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A bestAction;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (max ? value > best : value < best) {
                best = value;
                bestAction = action;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        for (A action : game.actions(state)) {
            bestAction = action;
            if (value(game, game.result(state, action)) == value(game, state)) {
                return bestAction;
            }
        }
        return bestAction;
    }
}
