// exercise: 04
// truth: wrong
// mistake: the window is kept in fields and restored at the end of a node, but not where the node is left by a cut, so the node above goes on with the closed window of its child
// player: both
// style: window in fields, saved and restored
// single: yes
// detail: right as long as nothing is cut
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private Game<S, A> game;
    private int alpha;
    private int beta;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        this.game = game;
        this.alpha = alpha;
        this.beta = beta;
        return search(state);
    }

    private int search(S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int oldAlpha = alpha;
        int oldBeta = beta;
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game.result(state, action)));
                if (best >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, best);
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game.result(state, action)));
                if (best <= alpha) {
                    return best;
                }
                beta = Math.min(beta, best);
            }
        }
        alpha = oldAlpha;
        beta = oldBeta;
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A choice = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
