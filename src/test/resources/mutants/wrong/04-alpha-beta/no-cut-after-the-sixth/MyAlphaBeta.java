// Wrong: a node is never left after its sixth child.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: had already closed this
// Diagnosis: none

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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int i = 0;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max) { best = Math.max(best, value); alpha = Math.max(alpha, best); }
            else { best = Math.min(best, value); beta = Math.min(beta, best); }
            if (i < 5 && alpha >= beta) break;
            i++;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = value(game, next, alpha, beta);
            if (max && value > alpha) { alpha = value; best = action; }
            else if (!max && value < beta) { beta = value; best = action; }
        }
        return best;
    }
}
