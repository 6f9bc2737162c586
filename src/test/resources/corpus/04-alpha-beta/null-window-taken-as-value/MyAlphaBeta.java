// exercise: 04
// truth: wrong
// mistake: After the first action bestAction asks only whether the others are better, with a null window, and takes the bound for a value.
// player: both
// style: right value in one method; null windows at the root
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S s, int alpha, int beta) {
        if (game.terminal(s)) return game.utility(s);
        boolean max = game.player(s) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(s)) {
            int v = value(game, game.result(s, a), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S s) {
        boolean max = game.player(s) == Player.MAX;
        A best = null;
        int bound = 0;
        for (A a : game.actions(s)) {
            S next = game.result(s, a);
            int v = best == null ? value(game, next, -Window.INFINITY, Window.INFINITY)
                    : max ? value(game, next, bound, bound + 1) : value(game, next, bound - 1, bound);
            if (best == null || (max ? v > bound : v < bound)) {
                best = a;
                bound = v;
            }
        }
        return best;
    }
}
