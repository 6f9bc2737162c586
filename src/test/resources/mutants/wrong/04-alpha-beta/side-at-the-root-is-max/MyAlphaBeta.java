// Wrong: The side that moves where an action is asked for is maximised for, though values are MAX's.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: expected
// Diagnosis: root-taken-for-max

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Player me;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        me = Player.MAX;
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == me;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        me = game.player(state);
        A chosen = null;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), best, Window.INFINITY);
            if (v > best) {
                best = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
