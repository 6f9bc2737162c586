// Wrong: a child of the same player is searched twice.
// Fails first: value looks at every leaf once
// Says: a child that is searched twice at every level costs twice as much at every level: 2, 4, 8, … times
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
            S next = game.result(state, action);
            int value = value(game, next);
            if (!game.terminal(next) && game.player(next) == game.player(state) && value(game, next) != value) {
                throw new IllegalStateException();
            }
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
            if (chosen == null || (max ? value > best : value < best)) {
                best = value;
                chosen = action;
            }
            i++;
        }
        return chosen;
    }
}
