// exercise: 04
// truth: wrong
// mistake: The first child of every node is searched with the full window to have a value to start with; only the others get alpha and beta, so leaves below a first child are asked for that a bound from above had closed.
// player: both
// style: best starts with the first child's value, loop over the rest by index
// single: yes
// detail: shows from four plies on; values and actions are right
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;

        int best = value(game, game.result(state, actions.get(0)), -Window.INFINITY, Window.INFINITY);
        if (max) alpha = Math.max(alpha, best);
        else beta = Math.min(beta, best);

        for (int i = 1; i < actions.size() && alpha < beta; i++) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        A bestAction = actions.get(0);
        int best = value(game, game.result(state, bestAction), -Window.INFINITY, Window.INFINITY);
        for (int i = 1; i < actions.size(); i++) {
            S next = game.result(state, actions.get(i));
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                bestAction = actions.get(i);
            }
        }
        return bestAction;
    }
}
