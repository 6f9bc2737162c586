// exercise: 04
// truth: wrong
// mistake: A node that finds nothing inside its window returns 0 instead of a bound on the right side, which is wrong for the caller whenever 0 lies inside the window or on the other side of it.
// player: both
// style: Optional-like null for the best, streams nowhere, window updated only on improvement
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
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    best = v;
                    alpha = v;
                }
            } else {
                if (v < beta) {
                    best = v;
                    beta = v;
                }
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best != null ? best : 0;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = game.actions(state).get(0);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                best = action;
                alpha = v;
            } else if (game.player(state) == Player.MIN && v < beta) {
                best = action;
                beta = v;
            }
        }
        return best;
    }
}
