// exercise: 04
// truth: wrong
// mistake: the windows and best values lie in arrays of 64 plies; a longer line of play runs over their end and throws
// player: both
// style: port from C, arrays by ply in place of local variables
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final int MAXPLY = 64;

    private final int[] lo = new int[MAXPLY];
    private final int[] hi = new int[MAXPLY];
    private final int[] score = new int[MAXPLY];

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, 0, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int ply, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        lo[ply] = alpha;
        hi[ply] = beta;
        score[ply] = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), ply + 1, lo[ply], hi[ply]);
            if (max) {
                if (v > score[ply]) score[ply] = v;
                if (v > lo[ply]) lo[ply] = v;
            } else {
                if (v < score[ply]) score[ply] = v;
                if (v < hi[ply]) hi[ply] = v;
            }
            if (lo[ply] >= hi[ply]) break;
        }
        return score[ply];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), 0, alpha, beta);
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
