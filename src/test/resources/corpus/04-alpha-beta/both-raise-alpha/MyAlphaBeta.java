// exercise: 04
// truth: wrong
// mistake: after the comparison alpha is raised at MIN nodes too (copied line), where beta should be lowered: beta never falls, so nothing is cut with the full window, and with a finite beta MIN nodes are cut where they must not be
// player: MIN
// style: one method with a boolean, fail-soft
// single: yes
// detail: bestAction itself is right and suffers from value
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
        int best;
        if (max) {
            best = -Window.INFINITY;
        } else {
            best = Window.INFINITY;
        }

        for (A a : game.actions(state)) {
            int child = value(game, game.result(state, a), alpha, beta);
            if (max) {
                best = Math.max(best, child);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, child);
                alpha = Math.max(alpha, best);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                best = a;
            }
            if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
