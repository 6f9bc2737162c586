// exercise: 04
// truth: wrong
// mistake: alpha (and beta) is taken from best before best has been updated with the child just searched, so the window is always one child behind and the cut comes a child too late: leaves are asked that can no longer matter
// player: both
// style: one method, ternaries; two lines in the wrong order
// single: yes
// detail: -
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
        final boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int a = alpha;
        int b = beta;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max) {
                a = Math.max(a, best);
                best = Math.max(best, v);
            } else {
                b = Math.min(b, best);
                best = Math.min(best, v);
            }
            if (a >= b) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max && v > a) {
                a = v;
                chosen = action;
            } else if (!max && v < b) {
                b = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
