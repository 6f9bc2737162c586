// exercise: 07
// truth: wrong
// mistake: children that are ends are read first, and the move to one that is an end is not taken back
// player: both
// style: two passes over the actions
// single: yes
// detail: always when the game can end
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;
import java.util.*;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> deeper = new ArrayList<>();
        for (A action : position.actions()) {
            position.make(action);
            if (!position.terminal()) {
                position.undo();
                deeper.add(action);
                continue;
            }
            int v = position.utility();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                position.undo();
                return best;
            }
        }
        for (A action : deeper) {
            position.make(action);
            int v = max ? value(position, Math.max(alpha, best), beta) : value(position, alpha, Math.min(beta, best));
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }
}
