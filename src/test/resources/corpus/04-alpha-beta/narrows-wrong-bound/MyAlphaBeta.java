// exercise: 04
// truth: wrong
// mistake: bestAction moves the other player's bound: beta for MAX and alpha for MIN.
// player: both
// style: right value in one method; window narrowed at the root
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        Integer top = null;
        for (A a : game.actions(s)) {
            int v = value(game, game.result(s, a), alpha, beta);
            if (game.player(s) == Player.MAX) {
                if (top == null || v > top) {
                    top = v;
                    best = a;
                }
                beta = Math.min(beta, v);
            } else {
                if (top == null || v < top) {
                    top = v;
                    best = a;
                }
                alpha = Math.max(alpha, v);
            }
        }
        return best;
    }
}
