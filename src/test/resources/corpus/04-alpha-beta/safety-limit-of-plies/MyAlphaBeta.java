// exercise: 04
// truth: wrong
// mistake: a guard against endless recursion returns 0 after 100 plies, so a longer line gets the value 0 instead of its own
// player: both
// style: recursion helper with a ply counter, constants
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MAX_PLY = 100; // as in every engine
    private static final int DRAW = 0;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, 0);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, 1);
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

    private int search(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (ply >= MAX_PLY) {
            return DRAW; // the game repeats itself
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, ply + 1);
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
}
