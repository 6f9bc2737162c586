// exercise: 04
// truth: wrong
// mistake: the cut stands in the else branch of the improvement, so the child that closes the window does not end the loop: one more child is searched with a closed window
// player: both
// style: if / else if chain, a small class for the window
// kind: slip
// single: yes
// detail: at every cut: at least one further child is asked, and more as long as each improves; values and actions are right
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final class Bounds {
        int alpha;
        int beta;

        Bounds(int alpha, int beta) {
            this.alpha = alpha;
            this.beta = beta;
        }

        boolean closed() {
            return alpha >= beta;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Bounds bounds = new Bounds(alpha, beta);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), bounds.alpha, bounds.beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max && v > bounds.alpha) {
                bounds.alpha = v;
            } else if (!max && v < bounds.beta) {
                bounds.beta = v;
            } else if (bounds.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
