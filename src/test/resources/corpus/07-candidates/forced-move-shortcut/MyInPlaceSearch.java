// exercise: 07
// truth: wrong
// mistake: where there is a single action it is made and its value returned at once, and never undone
// player: both
// style: shortcut for forced moves, then the usual loop
// single: yes
// detail: only where a node has one action
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> game, int alpha, int beta) {
        if (game.terminal()) {
            return game.utility();
        }
        List<A> actions = game.actions();
        if (actions.size() == 1) {
            game.make(actions.get(0));
            return value(game, alpha, beta);
        }
        boolean maximizing = game.player() == Player.MAX;
        int value = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            game.make(action);
            int child = value(game, alpha, beta);
            game.undo();
            if (maximizing) {
                value = Math.max(value, child);
                if (value >= beta) {
                    break;
                }
                alpha = Math.max(alpha, value);
            } else {
                value = Math.min(value, child);
                if (value <= alpha) {
                    break;
                }
                beta = Math.min(beta, value);
            }
        }
        return value;
    }
}
