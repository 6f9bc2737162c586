// exercise: 04
// truth: wrong
// mistake: the scout's answer is thrown away: the search with the open window follows every scout, also when the scout showed that the child cannot beat the best; leaves are asked (again and for the first time) that could no longer matter
// player: both
// style: PVS with lower/upper windows and one loop
// single: yes
// detail: prunes too little; values and actions are right; a sound PVS repeats only if the scout lands inside the window

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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int i = 0;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (i > 0 && alpha + 1 < beta) {
                // scout with a null window
                if (max) {
                    value(game, child, alpha, alpha + 1);
                } else {
                    value(game, child, beta - 1, beta);
                }
            }
            int v = value(game, child, alpha, beta);
            i++;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
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
