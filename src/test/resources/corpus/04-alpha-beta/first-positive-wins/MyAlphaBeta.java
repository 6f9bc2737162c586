// exercise: 04
// truth: wrong
// mistake: bestAction takes the first action for MAX that is worth more than 0, as if every win were the same.
// player: MAX
// style: right value in one method; re-search at the root
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(s)) {
            int v = value(game, game.result(s, a), alpha, beta);
            if (max && v > 0) return a; // a win, no need to look further
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
