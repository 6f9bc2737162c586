// Wrong: a state that was seen before is passed over, as in a search of a maze.
// Fails first: The same in awkward games, and however often it is called
// Says: it counts wherever it is met
// Diagnosis: met-again

import java.util.HashSet;
import java.util.Set;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return value(game, state, new HashSet<>());
    }

    private int value(Game<S, A> game, S state, Set<S> seen) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (seen.add(next)) {
                int value = value(game, next, seen);
                best = max ? Math.max(best, value) : Math.min(best, value);
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
