// exercise: 04
// truth: wrong
// mistake: at a MAX node the loop is left as soon as a child's value reaches beta, before that value has been put into best, so the node returns less than beta although it is worth beta or more: wrong bound, wrong values above
// player: MAX
// style: two branches, best-form; order of statements wrong in the MAX branch only
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
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v >= beta) {
                    break; // MIN will not come here
                }
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                best = Math.min(best, v);
                if (v <= alpha) {
                    break; // MAX will not come here
                }
                beta = Math.min(beta, v);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? v > alpha : v < beta)) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
