// exercise: 03
// truth: wrong
// mistake: bestAction searches with cuts, and for MIN it takes an action whose number only equals the best so far, although a child that was cut returns just a bound.
// player: MIN
// style: plain minimax for value, pruned search with two methods for the action
// single: yes
// detail: bestAction, MIN to move, when a later child is cut with a bound equal to the best so far and is really larger; value is always right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return bounded(game, state, -Window.INFINITY, Window.INFINITY, false);
    }

    /** With cuts for the action; the value is found without any. */
    private int bounded(Game<S, A> game, S state, int low, int high, boolean cuts) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = bounded(game, game.result(state, action), low, high, cuts);
            if (max) {
                best = Math.max(best, v);
                low = cuts ? Math.max(low, best) : low;
            } else {
                best = Math.min(best, v);
                high = cuts ? Math.min(high, best) : high;
            }
            if (low >= high) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? highest(game, state) : lowest(game, state);
    }

    private A highest(Game<S, A> game, S state) {
        A best = null;
        int most = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = bounded(game, game.result(state, action), most, Window.INFINITY, true);
            if (v > most) {
                most = v;
                best = action;
            }
        }
        return best;
    }

    private A lowest(Game<S, A> game, S state) {
        A best = null;
        int least = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = bounded(game, game.result(state, action), -Window.INFINITY, least, true);
            if (v <= least) {
                least = v;
                best = action;
            }
        }
        return best;
    }
}
