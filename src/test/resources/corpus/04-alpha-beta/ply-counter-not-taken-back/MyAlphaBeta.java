// exercise: 04
// truth: wrong
// mistake: The field ply, by which the search knows that it is at the root, is not counted down when a node returns at a cut, so from then on the root does not know itself, and bestAction returns the action noted before the first cut, or null.
// player: both
// style: one recursive method that notes the move at ply 0 in a field, early return at cuts
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int ply = 0;
    private A rootMove;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            ply++;
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v >= beta || !max && v <= alpha) {
                return v;
            }
            ply--;
            if (max && v > best) {
                best = v;
                alpha = Math.max(alpha, v);
                if (ply == 0) rootMove = action;
            } else if (!max && v < best) {
                best = v;
                beta = Math.min(beta, v);
                if (ply == 0) rootMove = action;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        ply = 0;
        rootMove = null;
        value(game, state, -Window.INFINITY, Window.INFINITY);
        return rootMove;
    }
}
