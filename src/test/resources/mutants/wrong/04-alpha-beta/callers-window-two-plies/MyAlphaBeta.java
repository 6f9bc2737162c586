// Wrong: the caller's window is compared with at the first two plies only; below, only the bounds found since.
// Fails first: Step 3: a narrow window: exact inside, a bound on the right side outside
// Says: had already closed this
// Diagnosis: none

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int search(Game<S, A> game, S state, int alpha, int beta, int a0, int b0, int plies) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), alpha, beta, a0, b0, plies - 1);
            if (max) { best = Math.max(best, value); alpha = Math.max(alpha, best); }
            else { best = Math.min(best, value); beta = Math.min(beta, best); }
            if (alpha >= beta) break;
            if (plies > 0 && (max ? best >= b0 : best <= a0)) break;
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, -Window.INFINITY, Window.INFINITY, alpha, beta, 2);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = search(game, next, alpha, beta, alpha, beta, 0);
            if (max && value > alpha) { alpha = value; best = action; }
            else if (!max && value < beta) { beta = value; best = action; }
        }
        return best;
    }
}
