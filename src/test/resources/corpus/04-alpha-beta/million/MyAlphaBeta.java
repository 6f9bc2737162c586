// exercise: 04
// truth: wrong
// mistake: bestAction starts with the window from minus to plus 1,000,000 and takes only what is strictly inside, so it returns null if every action is worth the extreme that is worst for the mover.
// player: both
// style: the range of values as constants, tiny methods
// single: yes
// detail: bestAction, MAX to move and every action worth exactly -1,000,000, or MIN to move and every action worth exactly 1,000,000

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
        boolean up = game.player(state) == Player.MAX;
        int found = up ? -Window.MAX_VALUE : Window.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low(up, alpha, found), high(up, beta, found));
            found = up ? Math.max(found, v) : Math.min(found, v);
            if (up ? found >= beta : found <= alpha) {
                break;
            }
        }
        return found;
    }

    private static int low(boolean up, int alpha, int found) {
        return up ? Math.max(alpha, found) : alpha;
    }

    private static int high(boolean up, int beta, int found) {
        return up ? beta : Math.min(beta, found);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean up = game.player(state) == Player.MAX;
        int alpha = -Window.MAX_VALUE;
        int beta = Window.MAX_VALUE;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (up && v > alpha) {
                alpha = v;
                chosen = action;
            }
            if (!up && v < beta) {
                beta = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
