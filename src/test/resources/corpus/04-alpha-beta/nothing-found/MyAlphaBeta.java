// exercise: 04
// truth: wrong
// mistake: a node that is cut returns 0 instead of its bound
// player: both
// style: one method, early return
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int IRRELEVANT = 0; // nobody will look at it

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (final A action : game.actions(state)) {
            final int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                if (v >= beta) return IRRELEVANT;
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                if (v <= alpha) return IRRELEVANT;
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (final A action : game.actions(state)) {
            final int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
