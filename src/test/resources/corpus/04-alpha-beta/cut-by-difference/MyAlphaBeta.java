// exercise: 04
// truth: wrong
// mistake: cuts if beta - alpha <= 0; with an infinite bound the difference overflows, so MAX cuts after a first negative value and MIN after a first positive one
// player: both
// style: textbook, arithmetic instead of a comparison
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
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY * sign;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), alpha, beta);
            if (sign > 0) {
                best = Math.max(best, child);
                alpha = Math.max(alpha, child);
            } else {
                best = Math.min(best, child);
                beta = Math.min(beta, child);
            }
            if (beta - alpha <= 0) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY * sign;
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = sign > 0
                    ? value(game, next, best, Window.INFINITY)
                    : value(game, next, -Window.INFINITY, best);
            if (choice == null || sign * v > sign * best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
