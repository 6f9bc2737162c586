// exercise: 07
// truth: wrong
// mistake: the ends are read one ply above, and nobody asks whether the position that value was called with is over itself
// player: both
// style: ends of a node read first, sorting actions into ends and others
// single: yes
// detail: sometimes; only if value is called for a finished position: it throws or returns an infinity instead of the utility
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        List<A> actions = position.actions();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> others = new ArrayList<>();

        // first what costs nothing
        for (A action : actions) {
            position.make(action);
            boolean over = position.terminal();
            int value = over ? position.utility() : 0;
            position.undo();
            if (!over) {
                others.add(action);
                continue;
            }
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                return best;
            }
        }

        for (A action : others) {
            position.make(action);
            int value = value(position, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }
}
