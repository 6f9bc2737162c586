// exercise: 04
// truth: wrong
// mistake: the player flips at each ply instead of being asked for, and the best of both players starts at 0
// player: both
// style: one method with boolean, from a video
// single: no
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return ab(game, state, alpha, beta, game.player(state) == Player.MAX);
    }

    private int ab(Game<S, A> game, S pos, int alpha, int beta, boolean maximizingPlayer) {
        if (game.terminal(pos)) return game.utility(pos);
        int eval = 0;
        for (A child : game.actions(pos)) {
            int e = ab(game, game.result(pos, child), alpha, beta, !maximizingPlayer);
            if (maximizingPlayer) {
                eval = Math.max(eval, e);
                alpha = Math.max(alpha, e);
            } else {
                eval = Math.min(eval, e);
                beta = Math.min(beta, e);
            }
            if (beta <= alpha) break;
        }
        return eval;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        boolean maximizingPlayer = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        for (A action : game.actions(state)) {
            int e = ab(game, game.result(state, action), a, b, !maximizingPlayer);
            if (maximizingPlayer && e > a) {
                a = e;
                best = action;
            }
            if (!maximizingPlayer && e < b) {
                b = e;
                best = action;
            }
        }
        return best;
    }
}
