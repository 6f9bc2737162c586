// exercise: 04
// truth: wrong
// mistake: bestAction returns an action that ends the game with a positive (for MIN negative) utility at once, although another action may be worth more
// player: both
// style: winning-move shortcut carried over from Tic-Tac-Toe, otherwise textbook
// single: yes
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    return best;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, beta));
                beta = Math.min(beta, best);
                if (alpha >= beta) {
                    return best;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (game.terminal(next)) {
                v = game.utility(next);
                if (sign * v > 0) {
                    return action; // this wins on the spot
                }
            } else {
                v = value(game, next, alpha, beta);
            }
            if (sign == 1 && v > alpha) {
                alpha = v;
                best = action;
            }
            if (sign == -1 && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
