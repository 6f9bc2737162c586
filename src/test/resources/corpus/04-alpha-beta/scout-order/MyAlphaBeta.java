// exercise: 04
// truth: wrong
// mistake: alpha (or beta) is moved to the bound of the null window before it is asked whether the window still has room, so a child whose bound lies next to the other end is not searched again
// player: both
// style: principal variation search
// kind: subtle
// single: yes
// detail: when a null-window search fails high exactly at beta - 1 (for MIN low at alpha + 1) and the child is in fact worth more (less): neighbouring integers and a finite window on both sides
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (first) {
                v = value(game, next, alpha, beta);
                first = false;
            } else if (max) {
                v = value(game, next, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    alpha = v;
                    if ((long) beta - alpha > 1) { // otherwise the null window was the whole window
                        v = value(game, next, alpha, beta);
                    }
                }
            } else {
                v = value(game, next, beta - 1, beta);
                if (v < beta && v > alpha) {
                    beta = v;
                    if ((long) beta - alpha > 1) {
                        v = value(game, next, alpha, beta);
                    }
                }
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
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
