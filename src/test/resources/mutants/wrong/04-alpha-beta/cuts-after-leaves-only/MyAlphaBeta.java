// Wrong: a node is left only after a child that is an end. Its leaves are among those of a strict fail-hard search, which also cuts seldom.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: no question about this leaf
// Diagnosis: cut-by-kind-of-child

import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S s, int alpha, int beta) {
        if (game.terminal(s)) return game.utility(s);
        boolean max = game.player(s) == Player.MAX;
        int alphaIn = alpha;
        int betaIn = beta;
        int best = max ? -INF : INF;
        
        int i = 0;
        for (A a : game.actions(s)) {
            
            int v = value(game, game.result(s, a), alpha, beta);
            
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best); else beta = Math.min(beta, best);
            if (alpha >= beta && game.terminal(game.result(s, a))) break;
            i++;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -INF;
        int beta = INF;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                chosen = action;
            }
            if (!max && v < beta) {
                beta = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
