// exercise: 03
// truth: wrong
// mistake: bestAction packs value and index of an action into one int as value * 4096 + index, which overflows for values beyond 524287, so large values change their sign
// player: both
// style: packed numbers
// single: yes
// detail: value is right; only bestAction, only where values beyond half a million differ in kind
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** no game has more actions than that */
    private static final int MOST_ACTIONS = 4096;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final boolean maximize = game.player(state) == Player.MAX;
        int best = maximize ? -Window.INFINITY : Window.INFINITY;
        for (final A action : game.actions(state)) {
            final int v = value(game, game.result(state, action));
            best = maximize ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final List<A> actions = game.actions(state);
        final int sign = game.player(state) == Player.MAX ? 1 : -1;
        // value and index in one number: the largest number is the best action
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < actions.size(); i++) {
            final int v = sign * value(game, game.result(state, actions.get(i)));
            best = Math.max(best, v * MOST_ACTIONS + i);
        }
        return actions.get(best & (MOST_ACTIONS - 1));
    }
}
