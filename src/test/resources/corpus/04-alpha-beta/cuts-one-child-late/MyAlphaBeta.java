// exercise: 04
// truth: wrong
// mistake: compares alpha with beta after a child is searched but before that child has moved the window, so every cut comes one child late
// player: both
// style: check at the head of the update, early break
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
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (alpha >= beta) {
                break;
            }
            if (player == Player.MAX && v > best) {
                best = v;
                alpha = Math.max(alpha, best);
            } else if (player == Player.MIN && v < best) {
                best = v;
                beta = Math.min(beta, best);
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
                best = action;
                alpha = v;
            } else if (player == Player.MIN && v < beta) {
                best = action;
                beta = v;
            }
        }
        return best;
    }
}
