// exercise: 07
// truth: wrong
// mistake: a quick look for a winning end returns while the move that wins is still on the position
// player: both
// style: first a look one ply deep for a decided game, then alpha-beta
// kind: subtle
// single: yes
// detail: only if a child of a node is an end worth exactly 1,000,000 to MAX at a MAX node, or -1,000,000 at a MIN node
import java.util.*;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int WIN = Window.MAX_VALUE;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? best(position, alpha, beta, 1) : best(position, alpha, beta, -1);
    }

    private int best(Position<A> position, int alpha, int beta, int side) {
        List<A> actions = position.actions();
        int best = -side * Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            if (position.terminal() && position.utility() == side * WIN) {
                return side * WIN; // nothing is better than that
            }
            int found = value(position, alpha, beta);
            position.undo();
            if (side > 0) {
                best = Math.max(best, found);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, found);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }
}
