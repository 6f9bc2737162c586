// exercise: 04
// truth: wrong
// mistake: A child is told only what its own parent has so far, never what players further up are guaranteed, so there are no deep cutoffs; and bestAction gives every child the full window.
// player: both
// style: a search method with the parent's best as a nullable Integer
// single: no
// detail: values, bounds and actions are right; the given window is used at the top node only
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int lower, int upper) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (best == null) {
                v = search(game, next, -Window.INFINITY, Window.INFINITY);
            } else if (max) {
                v = search(game, next, best, Window.INFINITY);
            } else {
                v = search(game, next, -Window.INFINITY, best);
            }
            if (best == null || (max && v > best) || (!max && v < best)) {
                best = v;
            }
            // the parent already has something better: stop
            if (max && best >= upper) break;
            if (!max && best <= lower) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A action = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = search(game, game.result(state, a), -Window.INFINITY, Window.INFINITY);
            if (max ? v > best : v < best) {
                best = v;
                action = a;
            }
        }
        return action;
    }
}
