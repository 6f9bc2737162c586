// exercise: 04
// truth: wrong
// mistake: the cut is a return inside the lambda of forEach, which only ends the round, so all children are searched
// player: both
// style: forEach with a lambda and arrays as holders
// single: yes
// detail: always; values and choices are right, nothing is cut
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
        final int[] window = {alpha, beta};
        final int[] best = {max ? -Window.INFINITY : Window.INFINITY};
        game.actions(state).forEach(action -> {
            int v = value(game, game.result(state, action), window[0], window[1]);
            if (max) {
                best[0] = Math.max(best[0], v);
                window[0] = Math.max(window[0], v);
            } else {
                best[0] = Math.min(best[0], v);
                window[1] = Math.min(window[1], v);
            }
            if (window[0] >= window[1]) {
                return;
            }
        });
        return best[0];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int[] window = {-Window.INFINITY, Window.INFINITY};
        int mine = max ? 0 : 1;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window[0], window[1]);
            if (max ? v > window[mine] : v < window[mine]) {
                window[mine] = v;
                best = action;
            }
        }
        return best;
    }
}
