// exercise: 07
// truth: wrong
// mistake: the pass over the children that reads the ends takes a move back only if it did not lead to an end
// player: both
// style: ends first, then the others
// single: yes
// detail: always when a node has an end among its children
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean isMax = position.player().equals(Player.MAX);
        int result = isMax ? -Window.INFINITY : Window.INFINITY;
        List<A> inner = new ArrayList<>();
        for (A action : position.actions()) {
            position.make(action);
            if (!position.terminal()) {
                inner.add(action);
                position.undo();
                continue;
            }
            int u = position.utility();
            result = isMax ? Math.max(result, u) : Math.min(result, u);
            if (isMax ? result >= beta : result <= alpha) {
                return result;
            }
        }
        for (A action : inner) {
            int a = isMax ? Math.max(alpha, result) : alpha;
            int b = isMax ? beta : Math.min(beta, result);
            position.make(action);
            int v = value(position, a, b);
            position.undo();
            result = isMax ? Math.max(result, v) : Math.min(result, v);
            if (isMax ? result >= beta : result <= alpha) {
                return result;
            }
        }
        return result;
    }
}
