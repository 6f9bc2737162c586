// exercise: 04
// truth: wrong
// mistake: a MAX node is not tested after its first child, so it looks at a second one even if the first is worth beta or more
// player: MAX
// style: iterator, the first child gives the first best
// single: yes
// detail: values right
import java.util.Iterator;
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
        Iterator<A> actions = game.actions(state).iterator();
        int best = value(game, game.result(state, actions.next()), alpha, beta);
        while (actions.hasNext()) {
            A action = actions.next();
            if (max) {
                alpha = Math.max(alpha, best);
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                if (best >= beta) return best;
            } else {
                beta = Math.min(beta, best);
                if (beta <= alpha) return best;
                best = Math.min(best, value(game, game.result(state, action), alpha, beta));
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
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }
}
