// exercise: 04
// truth: wrong
// mistake: a position that was seen anywhere before in the same call is skipped, though its value counts for this node too
// player: both
// style: set of visited states, fail-soft
// single: yes
// detail: sometimes; only in games in which a position is reached in two ways
import java.util.HashSet;
import java.util.Set;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return visit(game, state, alpha, beta, new HashSet<>());
    }

    private int visit(Game<S, A> game, S state, int alpha, int beta, Set<S> visited) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (!game.terminal(next) && !visited.add(next)) {
                continue;
            }
            int v = visit(game, next, alpha, beta, visited);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (game.player(state) == Player.MAX) {
                if (v > a) {
                    a = v;
                    move = action;
                }
            } else if (v < b) {
                b = v;
                move = action;
            }
        }
        return move;
    }
}
