// exercise: 04
// truth: wrong
// mistake: For MIN, bestAction sets beta to the value of the last child even if that is no improvement, so that a later child may beat it without being the best.
// player: MIN
// style: bestAction keeps value, bound and action apart
// kind: slip
// single: yes
// detail: bestAction for MIN, with three or more actions: a worse one after the best, and one in between after that.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        final boolean max = game.player(state).equals(Player.MAX);
        int v = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            final int w = value(game, game.result(state, action), alpha, beta);
            v = max ? Math.max(v, w) : Math.min(v, w);
            if (max ? v >= beta : v <= alpha) break;
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state).equals(Player.MAX) ? bestForMax(game, state) : bestForMin(game, state);
    }

    private A bestForMax(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, Window.INFINITY);
            if (v > alpha) {
                best = action;
                alpha = v;
            }
        }
        return best;
    }

    private A bestForMin(Game<S, A> game, S state) {
        A best = null;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), -Window.INFINITY, beta);
            if (v < beta) {
                best = action;
            }
            beta = v;
        }
        return best;
    }
}
