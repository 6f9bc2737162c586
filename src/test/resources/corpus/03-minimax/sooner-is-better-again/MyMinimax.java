// exercise: 03
// truth: wrong
// mistake: To win sooner bestAction ranks the ends by 10000 times the utility minus the ply, and from utilities of about 214,749 on that does not fit into an int.
// player: both
// style: one search for the value, another one for a rank in which the ply breaks ties
// single: yes
// detail: bestAction, when utilities beyond about 214,748 on either side come into play; value is always right

import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** More than any game is long. */
    private static final int PLIES = 10_000;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        Iterator<A> actions = game.actions(state).iterator();
        int best = value(game, game.result(state, actions.next()));
        while (actions.hasNext()) {
            int v = value(game, game.result(state, actions.next()));
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    /** The utility comes first; among equal ends a good one is better soon, and a bad one late. */
    private int rank(Game<S, A> game, S state, int ply) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            return utility * PLIES - Integer.signum(utility) * ply;
        }
        boolean max = game.player(state) == Player.MAX;
        Iterator<A> actions = game.actions(state).iterator();
        int best = rank(game, game.result(state, actions.next()), ply + 1);
        while (actions.hasNext()) {
            int r = rank(game, game.result(state, actions.next()), ply + 1);
            best = max ? Math.max(best, r) : Math.min(best, r);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestRank = 0;
        for (A action : game.actions(state)) {
            int r = rank(game, game.result(state, action), 1);
            if (best == null || (max ? r > bestRank : r < bestRank)) {
                best = action;
                bestRank = r;
            }
        }
        return best;
    }
}
