// exercise: 04
// truth: right
// mistake: -
// player: both
// style: negamax for games in which the players need not take turns: the window turns round only where the mover changes; fail-hard, children from the right
// single: yes
// detail: never goes wrong

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.List;
import java.util.ListIterator;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return mine(game, state, Player.MAX, alpha, beta);
    }

    /** What the state is worth to a player, who is sure of low and kept to high. */
    private int mine(Game<S, A> game, S state, Player to, int low, int high) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return to == Player.MAX ? u : -u;
        }
        Player mover = game.player(state);
        if (mover != to) {
            return -mine(game, state, mover, -high, -low);
        }
        List<A> actions = game.actions(state);
        ListIterator<A> from = actions.listIterator(actions.size());
        while (low < high && from.hasPrevious()) {
            low = Math.max(low, mine(game, game.result(state, from.previous()), mover, low, high));
        }
        return low;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player mover = game.player(state);
        A best = null;
        int low = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = mine(game, game.result(state, action), mover, low, Window.INFINITY);
            if (v > low) {
                low = v;
                best = action;
            }
        }
        return best;
    }
}
