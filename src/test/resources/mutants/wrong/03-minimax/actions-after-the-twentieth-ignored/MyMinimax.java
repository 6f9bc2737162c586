// Wrong: bestAction does not look at the actions after the twentieth.
// Fails first: bestAction for MAX
// Says: MAX wants the child that is worth most
// Diagnosis: none

import java.util.*;
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
        boolean max = game.player(state) == Player.MAX;
        A chosen = null;
        int best = 0;
        int i = 0;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (chosen == null || (i < 20 && (max ? value > best : value < best))) {
                best = value;
                chosen = action;
            }
            i++;
        }
        return chosen;
    }
}
