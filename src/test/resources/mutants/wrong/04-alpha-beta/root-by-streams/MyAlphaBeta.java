// Wrong: bestAction takes the maximum of a stream, so each value is computed twice, with the full window.
// Fails first: Step 4: bestAction narrows the window from one action to the next
// Says: had already closed this
// Diagnosis: choice-by-comparator

import java.util.Comparator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, alpha, beta, 0);
    }

    int value(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta, ply + 1);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<A> by =
                Comparator.comparingInt(a -> value(game, game.result(state, a), -Window.INFINITY, Window.INFINITY));
        return game.player(state) == Player.MAX
                ? game.actions(state).stream().max(by).get()
                : game.actions(state).stream().min(by).get();
    }
}
