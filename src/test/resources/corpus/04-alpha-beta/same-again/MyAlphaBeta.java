// exercise: 04
// truth: wrong
// mistake: a node is left when a child ties with the best so far, although the next one may be better
// player: both
// style: best-compare with a tie rule
// single: yes
// detail: sometimes
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
        Integer best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (best != null && v == best) {
                break; // no progress any more
            }
            if (best == null || (max ? v > best : v < best)) {
                best = v;
            }
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (beta <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A choice = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                choice = a;
                alpha = v;
            }
            if (!max && v < beta) {
                choice = a;
                beta = v;
            }
        }
        return choice;
    }
}
