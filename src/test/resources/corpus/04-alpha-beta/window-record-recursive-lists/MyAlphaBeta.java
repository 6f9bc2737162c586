// exercise: 04
// truth: right
// mistake: none; no loops and no assignment, the rest of the list is a recursive call with a new Window
// player: both
// style: functional, Window.narrowedBy, recursion over the list of actions, iterator for bestAction
// single: yes
import java.util.Iterator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state)
                ? game.utility(state)
                : rest(game, state, game.actions(state), 0, new Window(alpha, beta), worst(game.player(state)));
    }

    private static int worst(Player player) {
        return player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
    }

    private static int better(Player player, int a, int b) {
        return player == Player.MAX ? Math.max(a, b) : Math.min(a, b);
    }

    private int rest(Game<S, A> game, S state, List<A> actions, int from, Window window, int best) {
        if (from == actions.size() || window.closed()) {
            return best;
        }
        Player player = game.player(state);
        int v = value(game, game.result(state, actions.get(from)), window.alpha(), window.beta());
        return rest(game, state, actions, from + 1, window.narrowedBy(player, v), better(player, best, v));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        return pick(game, state, player, game.actions(state).iterator(), Window.FULL, null).action();
    }

    private Choice<A> pick(Game<S, A> game, S state, Player player, Iterator<A> left, Window window, Choice<A> best) {
        if (!left.hasNext()) {
            return best;
        }
        A action = left.next();
        int v = value(game, game.result(state, action), window.alpha(), window.beta());
        Window narrower = window.narrowedBy(player, v);
        // the window has changed: really better, and no bound that looks equal
        return pick(game, state, player, left, narrower, narrower == window ? best : new Choice<>(action, v));
    }
}
