// exercise: 04
// truth: wrong
// mistake: cuts too early: also when alpha is one below beta, as if no value were worth distinguishing from it
// player: both
// style: one method, distance of the bounds
// single: yes
// detail: -
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
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (player == Player.MAX) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            // values are whole numbers, so a window of width 1 has nothing inside
            long width = (long) beta - alpha;
            if (width <= 1) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (player == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            } else if (player == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
