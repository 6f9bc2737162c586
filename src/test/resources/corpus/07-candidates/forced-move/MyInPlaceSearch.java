// exercise: 07
// truth: wrong
// mistake: where there is only one action it is made and its value returned without undo
// player: both
// style: a shortcut for forced moves, a final loop with a window record
// kind: subtle
// single: yes
// detail: as soon as the search comes to a node with a single child
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return value(position, new Window(alpha, beta));
    }

    private int value(Position<A> position, Window window) {
        if (position.terminal()) {
            return position.utility();
        }
        List<A> actions = position.actions();
        if (actions.size() == 1) {
            // forced: nothing to choose and nothing to compare
            position.make(actions.get(0));
            return value(position, window);
        }
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, window);
            position.undo();
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, best);
            if (window.closed()) {
                return best;
            }
        }
        return best;
    }
}
