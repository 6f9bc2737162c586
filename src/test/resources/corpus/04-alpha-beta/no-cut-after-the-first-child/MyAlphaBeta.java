// exercise: 04
// truth: wrong
// mistake: the first child is searched before the loop and the comparison that cuts comes only after the second and later ones, so a node that its first child has closed still looks into its second
// player: both
// style: first child apart, iterator, fail-soft
// single: yes
// detail: values and choices are right; only needless leaves, below the second child of a node
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

        // no magic start value: the first child is the best for now
        int best = value(game, game.result(state, actions.next()), alpha, beta);

        while (actions.hasNext()) {
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            int v = value(game, game.result(state, actions.next()), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Iterator<A> actions = game.actions(state).iterator();
        A choice = actions.next();
        int best = value(game, game.result(state, choice), -Window.INFINITY, Window.INFINITY);
        while (actions.hasNext()) {
            A action = actions.next();
            S next = game.result(state, action);
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
