// exercise: 04
// truth: wrong
// mistake: at a MIN node the values of all children are collected in a list before the first one is compared, so nothing is cut there
// player: MIN
// style: streams at MIN nodes, takeWhile, loop at MAX nodes
// single: yes
// detail: often; values are right, but leaves are asked for that no longer matter
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
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        List<Integer> values = game.actions(state).stream()
                .map(action -> game.result(state, action))
                .map(next -> value(game, next, alpha, beta))
                .toList();
        int best = Window.INFINITY;
        for (int v : values) {
            best = Math.min(best, v);
            if (best <= alpha) {
                return best;
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
            S next = game.result(state, action);
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
