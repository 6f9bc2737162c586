// exercise: 04
// truth: wrong
// mistake: After the first child the others are searched with a null window, but a child that turns out better is not searched again, so its bound is taken for its value.
// player: both
// style: principal variation search, "first" flag, MAX and MIN in one loop
// single: yes
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
        boolean first = true;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : game.actions(state)) {
            S next = game.result(state, move);
            int v;
            if (first) {
                v = value(game, next, alpha, beta);
                first = false;
            } else if (max) {
                v = value(game, next, alpha, alpha + 1);   // is it better at all?
            } else {
                v = value(game, next, beta - 1, beta);
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int v = value(game, game.result(state, move), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = move;
            } else if (!max && v < beta) {
                beta = v;
                best = move;
            }
        }
        return best;
    }
}
