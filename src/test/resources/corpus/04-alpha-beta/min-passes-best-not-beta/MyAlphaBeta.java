// exercise: 04
// truth: wrong
// mistake: a MIN node passes its own best so far as the children's beta instead of min(beta, best), so a smaller beta from further up is lost below MIN nodes and deep beta cutoffs are missed; leaves are asked that could no longer matter
// player: MIN
// style: best-form: alpha and beta are never assigned, the child gets them combined with best
// single: yes
// detail: prunes too little; MAX passes max(alpha, best), which is right; values are right

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
                int v = value(game, game.result(state, action), Math.max(alpha, best), beta);
                best = Math.max(best, v);
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, best);
            best = Math.min(best, v);
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = max ? value(game, child, best, Window.INFINITY) : value(game, child, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
