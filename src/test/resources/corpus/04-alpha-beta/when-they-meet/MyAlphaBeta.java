// exercise: 04
// truth: wrong
// mistake: cuts only where alpha equals beta, not where alpha is beyond it
// player: both
// style: one method
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Player mover = game.player(state);
        int best = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (mover == Player.MAX) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha == beta) break; // they have met
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player mover = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (mover == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            }
            if (mover == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
