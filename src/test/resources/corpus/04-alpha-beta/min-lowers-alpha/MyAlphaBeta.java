// exercise: 04
// truth: wrong
// mistake: a MIN node lowers alpha where it should lower beta, so it is never left early and MAX nodes below it do not hear of its best
// player: MIN
// style: one method, fail-soft, copied branch
// single: yes
// detail: always; the values are right, the cuts of MIN's bounds are missing
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
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.min(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            } else {
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
