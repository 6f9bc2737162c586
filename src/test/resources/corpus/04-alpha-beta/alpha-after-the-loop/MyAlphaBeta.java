// exercise: 04
// truth: wrong
// mistake: MAX raises alpha only after its loop, so that the later children do not see what the earlier ones guarantee
// player: MAX
// style: one method, fail-soft, cut by comparing best with the other bound
// single: yes
// detail: values are right, cuts below MAX nodes are missed; bestAction narrows
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
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v > best) {
                    best = v;
                }
                if (best >= beta) {
                    return best;
                }
            }
            alpha = Math.max(alpha, best);
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v < best) {
                    best = v;
                }
                if (best <= alpha) {
                    return best;
                }
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max) {
                int v = value(game, next, best, Window.INFINITY);
                if (v > best) {
                    best = v;
                    chosen = action;
                }
            } else {
                int v = value(game, next, -Window.INFINITY, best);
                if (v < best) {
                    best = v;
                    chosen = action;
                }
            }
        }
        return chosen;
    }
}
