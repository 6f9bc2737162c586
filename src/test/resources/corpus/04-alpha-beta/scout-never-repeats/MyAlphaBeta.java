// exercise: 04
// truth: wrong
// mistake: MAX takes the answer of a null-window search that failed high as the value, without a second search
// player: MAX
// style: PVS for MAX, plain for MIN
// single: yes
// detail: sometimes; a later child of a MAX node is better than the first
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
        Iterator<A> actions = game.actions(state).iterator();
        int best = value(game, game.result(state, actions.next()), alpha, beta);
        if (game.player(state) == Player.MAX) {
            alpha = Math.max(alpha, best);
            while (alpha < beta && actions.hasNext()) {
                int v = value(game, game.result(state, actions.next()), alpha, alpha + 1);
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            }
        } else {
            beta = Math.min(beta, best);
            while (alpha < beta && actions.hasNext()) {
                int v = value(game, game.result(state, actions.next()), alpha, beta);
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Iterator<A> actions = game.actions(state).iterator();
        A best = actions.next();
        int bound = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        while (actions.hasNext()) {
            A action = actions.next();
            S next = game.result(state, action);
            if (game.player(state) == Player.MAX) {
                int v = value(game, next, bound, Window.INFINITY);
                if (v > bound) {
                    bound = v;
                    best = action;
                }
            } else {
                int v = value(game, next, -Window.INFINITY, bound);
                if (v < bound) {
                    bound = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
