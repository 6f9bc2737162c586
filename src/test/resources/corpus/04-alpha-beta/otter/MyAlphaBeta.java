// exercise: 04
// truth: wrong
// mistake: MAX leaves the loop on v >= beta before that v has gone into the best, and returns the older best.
// player: MAX
// style: one method with if, break
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
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v >= beta) {
                    break;
                }
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                best = Math.min(best, v);
                if (v <= alpha) {
                    break;
                }
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A result = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                result = action;
            } else if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                result = action;
            }
        }
        return result;
    }
}
