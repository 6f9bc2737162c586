// exercise: 04
// truth: right
// mistake: none; cuts only where alpha exceeds beta, in value and nowhere else
// player: both
// style: one method, cut beyond equality
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
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, a), alpha, beta));
                if (v > beta) {
                    return v;
                }
                alpha = Math.max(alpha, v);
            }
            return v;
        } else {
            int v = +Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, value(game, game.result(state, a), alpha, beta));
                if (v < alpha) {
                    return v;
                }
                beta = Math.min(beta, v);
            }
            return v;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
