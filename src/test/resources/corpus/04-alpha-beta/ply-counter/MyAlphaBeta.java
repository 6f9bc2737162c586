// exercise: 04
// truth: wrong
// mistake: a node that is cut returns without counting the ply back, so after the first cut the root no longer knows that it is the root and keeps an older action.
// player: both
// style: one recursive method with a ply counter and the root's action in fields
// single: yes
// detail: bestAction where a cut happens before the child that is best; value is right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int ply;
    private A rootAction;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        ply++;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > best : v < best) {
                best = v;
                if (ply == 1) {
                    rootAction = action;
                }
            }
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        ply--;
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        ply = 0;
        rootAction = null;
        value(game, state, -Window.INFINITY, Window.INFINITY);
        return rootAction;
    }
}
