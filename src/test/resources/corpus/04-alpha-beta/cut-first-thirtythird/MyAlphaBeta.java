// exercise: 04
// truth: wrong
// mistake: the loop is left before the child that closes the window is compared, so what is returned lies on the wrong side
// player: both
// style: one method, ternaries
// kind: slip
// single: yes
// detail: wherever there is a cut: the node returns the best of the earlier children, or an infinity if it was the first
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state).equals(Player.MAX);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = max
                    ? value(game, game.result(state, action), Math.max(alpha, best), beta)
                    : value(game, game.result(state, action), alpha, Math.min(beta, best));
            if (max ? child >= beta : child <= alpha) {
                break;
            }
            best = max ? Math.max(best, child) : Math.min(best, child);
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
