// exercise: 04
// truth: wrong
// mistake: value calls window.narrowedBy and drops the new window that it returns, so the window never narrows and nothing is cut.
// player: both
// style: Window record of the course, iterator
// kind: slip
// single: yes
// detail: All trees with something to cut when the window is full; values and actions are right.
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, new Window(alpha, beta));
    }

    private int value(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        Integer best = null;
        Iterator<A> actions = game.actions(state).iterator();
        while (actions.hasNext() && !window.closed()) {
            int value = value(game, game.result(state, actions.next()), window);
            if (best == null || (player == Player.MAX ? value > best : value < best)) {
                best = value;
            }
            window.narrowedBy(player, value);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), window);
            Window narrower = window.narrowedBy(player, value);
            if (!narrower.equals(window)) {
                best = action;
                window = narrower;
            }
        }
        return best;
    }
}
