// exercise: 04
// truth: wrong
// mistake: MIN takes the bound of a null window for a value, without a second search; and bestAction takes an equal bound for an equal value
// player: both
// style: PVS, two methods
// single: no
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        List<A> actions = game.actions(state);
        S firstChild = game.result(state, actions.get(0));
        int best = value(game, firstChild, alpha, beta);
        if (game.player(state) == Player.MAX) {
            for (A a : actions.subList(1, actions.size())) {
                alpha = Math.max(alpha, best);
                if (alpha >= beta) return best;
                S next = game.result(state, a);
                int probe = value(game, next, alpha, alpha + 1);
                if (probe > alpha && probe < beta) {
                    probe = value(game, next, alpha, beta);
                }
                best = Math.max(best, probe);
            }
        } else {
            for (A a : actions.subList(1, actions.size())) {
                beta = Math.min(beta, best);
                if (alpha >= beta) return best;
                S next = game.result(state, a);
                int probe = value(game, next, beta - 1, beta);
                best = Math.min(best, probe);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean isMax = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (isMax && v >= alpha) {
                best = a;
                alpha = v;
            } else if (!isMax && v <= beta) {
                best = a;
                beta = v;
            }
        }
        return best;
    }
}
