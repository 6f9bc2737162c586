// exercise: 04
// truth: wrong
// mistake: a MIN node leaves the loop before it has compared the value that closes it with the best
// player: MIN
// style: single loop, child value first, fail-soft
// single: yes
// detail: often; in (5 (3 8)) the MIN node returns infinity to MAX, who takes it
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int child = value(game, game.result(state, action), alpha, beta);
                if (child > best) {
                    best = child;
                }
                if (best >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, best);
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), alpha, beta);
            if (child <= alpha) {
                return best;
            }
            if (child < best) {
                best = child;
            }
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), alpha, beta);
            if (max) {
                if (child > alpha) {
                    alpha = child;
                    best = action;
                }
            } else {
                if (child < beta) {
                    beta = child;
                    best = action;
                }
            }
        }
        return best;
    }
}
