// exercise: 04
// truth: wrong
// mistake: value puts the states that follow into a TreeMap by their number of actions, so of several with the same number only the last is searched
// player: both
// style: children sorted by mobility in a TreeMap
// single: yes
// detail: often; wherever two children of a node have as many actions
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** The states that follow, those with few replies first. */
    private Iterable<S> sortedChildren(Game<S, A> game, S state) {
        TreeMap<Integer, S> byMobility = new TreeMap<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int mobility = game.terminal(next) ? 0 : game.actions(next).size();
            byMobility.put(mobility, next);
        }
        return byMobility.values();
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (S next : sortedChildren(game, state)) {
                best = Math.max(best, value(game, next, Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (S next : sortedChildren(game, state)) {
            best = Math.min(best, value(game, next, alpha, Math.min(beta, best)));
            if (best <= alpha) {
                break;
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
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
