// exercise: 04
// truth: wrong
// mistake: a state with a single action is passed through with the full window instead of the one it was given.
// player: both
// style: a short cut for forced moves before the loop
// single: yes
// detail: values and actions are right; too many leaves only below nodes with one child
import java.util.List;
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
        List<A> actions = game.actions(state);
        if (actions.size() == 1) {
            return forced(game, game.result(state, actions.get(0)));
        }
        boolean max = game.player(state) == Player.MAX;
        int best = value(game, game.result(state, actions.get(0)), alpha, beta);
        for (int i = 1; i < actions.size(); i++) {
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    /** Nobody has a choice here: the state is worth what follows. */
    private int forced(Game<S, A> game, S next) {
        return value(game, next, -Window.INFINITY, Window.INFINITY);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int chosen = 0;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < actions.size() && actions.size() > 1; i++) {
            S next = game.result(state, actions.get(i));
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max && v > best || !max && v < best) {
                best = v;
                chosen = i;
            }
        }
        return actions.get(chosen);
    }
}
