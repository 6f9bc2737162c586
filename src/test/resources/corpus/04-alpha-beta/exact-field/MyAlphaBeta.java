// exercise: 04
// truth: wrong
// mistake: The map of exact values belongs to the object and is not told which game a state was searched in.
// player: both
// style: exact values of states are kept in a field for later calls
// kind: subtle
// single: yes
// detail: The same object is used for a second game that has equal states and other utilities.
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> exact = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return Optional.ofNullable(exact.get(state)).orElseGet(() -> {
            int value = search(game, state, alpha, beta);
            // Outside the window it is only a bound, and the next caller may ask with another window.
            if (alpha < value && value < beta) {
                exact.put(state, value);
            }
            return value;
        });
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
                if (best <= alpha) {
                    break;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bound = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (best == null) {
                v = value(game, next, -Window.INFINITY, Window.INFINITY);
            } else if (game.player(state) == Player.MAX) {
                v = value(game, next, bound, Window.INFINITY);
            } else {
                v = value(game, next, -Window.INFINITY, bound);
            }
            if (best == null || (game.player(state) == Player.MAX ? v > bound : v < bound)) {
                best = action;
                bound = v;
            }
        }
        return best;
    }
}
