// exercise: 04
// truth: right
// mistake: none; it goes from the last action to the first, recursively instead of in a loop, and is fail-hard at MAX nodes but fail-soft at MIN nodes
// player: both
// style: Window records, recursion over the index instead of a loop
// single: yes
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return of(game, state, new Window(alpha, beta));
    }

    private int of(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        return game.player(state) == Player.MAX
                ? max(game, state, actions, actions.size() - 1, window)
                : min(game, state, actions, actions.size() - 1, window, Window.INFINITY);
    }

    /** Never says less than alpha. */
    private int max(Game<S, A> game, S state, List<A> actions, int index, Window window) {
        if (index < 0 || window.closed()) {
            return window.alpha();
        }
        int value = of(game, game.result(state, actions.get(index)), window);
        return max(game, state, actions, index - 1, window.narrowedBy(Player.MAX, value));
    }

    /** Says the smallest number that it has seen. */
    private int min(Game<S, A> game, S state, List<A> actions, int index, Window window, int smallest) {
        if (index < 0 || window.closed()) {
            return smallest;
        }
        int value = of(game, game.result(state, actions.get(index)), window);
        return min(game, state, actions, index - 1, window.narrowedBy(Player.MIN, value), Math.min(smallest, value));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        List<A> actions = game.actions(state);
        Choice<A> best = null;
        Window window = Window.FULL;
        for (int i = actions.size(); i-- > 0; ) {
            int value = of(game, game.result(state, actions.get(i)), window);
            Window narrower = window.narrowedBy(player, value);
            if (!narrower.equals(window)) {
                best = new Choice<>(actions.get(i), value);
            }
            window = narrower;
        }
        return best.action();
    }
}
