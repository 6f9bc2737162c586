// exercise: 04
// truth: wrong
// mistake: bestAction tests each later child with a null window and takes the bound that comes back for the value of the child
// player: both
// style: SCOUT at the root
// kind: subtle
// single: yes
// detail: three and more children: the second is better than its bound says, and the third lies between
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        for (A action : actions.subList(1, actions.size())) {
            S next = game.result(state, action);
            // is it better at all?
            int v = max ? value(game, next, bestValue, bestValue + 1) : value(game, next, bestValue - 1, bestValue);
            if (max ? v > bestValue : v < bestValue) {
                best = action;
                bestValue = v;
            }
        }
        return best;
    }
}
