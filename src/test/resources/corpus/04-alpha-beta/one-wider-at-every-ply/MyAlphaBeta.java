// exercise: 04
// truth: wrong
// mistake: to see ties exactly it opens the window by one on each side at every ply instead of at the root only, so the window grows with the depth and cuts come too late or not at all
// player: both
// style: long bounds in a helper against overflow
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return (int) search(game, state, alpha, beta);
    }

    // long, because infinity + 1 is no int
    private long search(Game<S, A> game, S state, long alpha, long beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        long best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            long v = search(game, game.result(state, action), alpha - 1, beta + 1);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha > beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        long alpha = -Window.INFINITY;
        long beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            long v = search(game, game.result(state, action), alpha - 1, beta + 1);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
