// exercise: 04
// truth: wrong
// mistake: the field that counts the plies is not counted down when a MIN node returns at a cut, so the root's later choices are not noted
// player: both
// style: fields for ply and root move, one recursion for both methods, fail-soft
// single: yes
// detail: sometimes; only bestAction, after a cut at a MIN node; the values are right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int ply;
    private A rootMove;

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
                    rootMove = action;
                }
            }
            if (max) {
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            } else {
                beta = Math.min(beta, best);
                if (alpha >= beta) {
                    return best;
                }
            }
        }
        ply--;
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
