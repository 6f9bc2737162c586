// exercise: 04
// truth: wrong
// mistake: the ends among the children are read first, but what they are worth goes only into best and does not narrow the window for the first inner child
// player: both
// style: ends first, then the inner children from a list
// single: yes
// detail: sometimes; values are right, leaves below the first inner child are asked for although an end has closed the window
import java.util.ArrayList;
import java.util.List;
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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<S> open = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (!game.terminal(next)) {
                open.add(next);
                continue;
            }
            int end = game.utility(next);
            best = max ? Math.max(best, end) : Math.min(best, end);
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
        }
        for (S next : open) {
            int v = value(game, next, alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                choice = action;
            }
            if (!max && v < beta) {
                beta = v;
                choice = action;
            }
        }
        return choice;
    }
}
