// Wrong: each child is searched once to compare and once to keep.
// Fails first: value looks at every leaf once
// Says: a child that is searched twice at every level costs twice as much at every level
// Diagnosis: searched-twice

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
            if (max ? value(game, game.result(state, action)) > best : value(game, game.result(state, action)) < best) {
                best = value(game, game.result(state, action));
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
