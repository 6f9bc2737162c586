// exercise: 04
// truth: wrong
// mistake: a child is given only the bound of its parent: MAX hands down (best, infinity) and MIN (-infinity, best), so no bound of a grandparent cuts
// player: both
// style: two methods, fail-soft
// single: yes
// detail: -
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
        if (game.player(state) == Player.MAX) {
            int v = alpha;
            boolean any = false;
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                // the child is MIN's business, MIN has no beta yet
                int child = value(game, game.result(state, a), any ? Math.max(v, best) : v, Window.INFINITY);
                best = Math.max(best, child);
                any = true;
                if (best >= beta) break;
            }
            return best;
        } else {
            int v = beta;
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                int child = value(game, game.result(state, a), -Window.INFINITY, Math.min(v, best));
                best = Math.min(best, child);
                if (best <= alpha) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX ? v > alpha : v < beta) {
                best = a;
                if (game.player(state) == Player.MAX) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
