// exercise: 04
// truth: wrong
// mistake: the node that value is called for is never cut (depth > 0), so with a narrow window it looks into children after its own bound has closed the window
// player: both
// style: depth counter, one private method
// single: yes
// detail: nothing is wrong with the full window, nor in bestAction; with a narrow window the results are right but leaves are asked that cannot matter
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return ab(game, state, alpha, beta, 0);
    }

    private int ab(Game<S, A> game, S s, int alpha, int beta, int depth) {
        if (game.terminal(s)) {
            return game.utility(s);
        }
        boolean maxNode = game.player(s) == Player.MAX;
        int v = maxNode ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(s)) {
            int w = ab(game, game.result(s, a), alpha, beta, depth + 1);
            if (maxNode) {
                v = Math.max(v, w);
                alpha = Math.max(alpha, v);
            } else {
                v = Math.min(v, w);
                beta = Math.min(beta, v);
            }
            // nobody is above the root who could avoid it
            if (depth > 0 && alpha >= beta) {
                break;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean maxNode = game.player(state) == Player.MAX;
        A best = null;
        for (A a : game.actions(state)) {
            int v = ab(game, game.result(state, a), alpha, beta, 1);
            if (maxNode && v > alpha) {
                alpha = v;
                best = a;
            }
            if (!maxNode && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
