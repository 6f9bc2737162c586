// exercise: 04
// truth: wrong
// mistake: whether the window is closed is asked before the new value has narrowed it, so each cut comes one child too late
// kind: slip
// player: both
// style: Window records, narrowedBy and closed
// single: yes
// detail: the answers are right, only questions that cannot matter are asked
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new Window(alpha, beta));
    }

    private int search(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        Integer best = null;
        Iterator<A> actions = game.actions(state).iterator();
        while (actions.hasNext()) {
            int value = search(game, game.result(state, actions.next()), window);
            if (best == null || isBetter(player, value, best)) {
                best = value;
            }
            if (window.closed()) {
                break;
            }
            window = window.narrowedBy(player, value);
        }
        return best;
    }

    private static boolean isBetter(Player player, int value, int than) {
        return player == Player.MAX ? value > than : value < than;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), window);
            if (window.contains(value)) {
                best = action;
                window = window.narrowedBy(player, value);
            }
        }
        return best;
    }
}
