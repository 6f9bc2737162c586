// exercise: 04
// truth: wrong
// mistake: bestAction starts with the window from -100 to 100 though values may lie outside.
// player: both
// style: right value in one method; narrow start at the root
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
        int alpha = -100;
        int beta = 100;
        A best = game.actions(s).get(0);
        for (A a : game.actions(s)) {
            int v = value(game, game.result(s, a), alpha, beta);
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
