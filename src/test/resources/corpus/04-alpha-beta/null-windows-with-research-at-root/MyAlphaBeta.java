// exercise: 04
// truth: right
// mistake: none; the root proves each later action no better with a null window, and searches again only if it is
// player: both
// style: null windows at the root, with re-search
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
        int top = 0;
        for (A a : game.actions(s)) {
            S next = game.result(s, a);
            if (best == null) {
                best = a;
                top = value(game, next, -Window.INFINITY, Window.INFINITY);
            } else if (max && value(game, next, top, top + 1) > top) {
                best = a;
                top = value(game, next, top, Window.INFINITY);
            } else if (!max && value(game, next, top - 1, top) < top) {
                best = a;
                top = value(game, next, -Window.INFINITY, top);
            }
        }
        return best;
    }
}
