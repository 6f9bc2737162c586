// exercise: 04
// truth: wrong
// mistake: MAX stops at a value of 1 or more and MIN at -1 or less, as if nothing better existed
// player: both
// style: shortcut from Tic-Tac-Toe, constants WIN and LOSS
// single: yes
// detail: sometimes, only in games with values beyond 1 and -1
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int WIN = 1;
    private static final int LOSS = -1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.X) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), Math.max(alpha, best), beta);
                best = Math.max(best, v);
                if (best >= beta || best >= WIN) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, Math.min(beta, best));
                best = Math.min(best, v);
                if (best <= alpha || best <= LOSS) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean x = game.player(state) == Player.X;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (x && v > alpha) {
                alpha = v;
                best = action;
            } else if (!x && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
