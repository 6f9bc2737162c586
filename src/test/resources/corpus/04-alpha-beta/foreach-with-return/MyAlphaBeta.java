// exercise: 04
// truth: right
// mistake: none; alpha and beta live in an array made anew by each call, and a return at the head of the lambda skips the rest once the window is closed
// player: both
// style: forEach with a lambda, arrays for what a lambda cannot assign
// single: yes
// detail: no break possible in forEach; the remaining actions are passed over without a search
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.concurrent.atomic.AtomicReference;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final boolean max = game.player(state) == Player.MAX;
        final int[] ab = {alpha, beta};
        final int[] best = {max ? Integer.MIN_VALUE : Integer.MAX_VALUE};
        game.actions(state).forEach(action -> {
            if (ab[0] >= ab[1]) {
                return; // closed: nothing more to find here
            }
            int v = value(game, game.result(state, action), ab[0], ab[1]);
            if (max) {
                best[0] = Math.max(best[0], v);
                ab[0] = Math.max(ab[0], v);
            } else {
                best[0] = Math.min(best[0], v);
                ab[1] = Math.min(ab[1], v);
            }
        });
        return best[0];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final boolean max = game.player(state) == Player.MAX;
        final int[] ab = {-Window.INFINITY, Window.INFINITY};
        final AtomicReference<A> choice = new AtomicReference<>();
        game.actions(state).forEach(action -> {
            int v = value(game, game.result(state, action), ab[0], ab[1]);
            if (max ? v > ab[0] : v < ab[1]) {
                ab[max ? 0 : 1] = v;
                choice.set(action);
            }
        });
        return choice.get();
    }
}
