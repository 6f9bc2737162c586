// exercise: 07
// truth: wrong
// mistake: a child is given only what its parent has found so far, and on the other side infinity instead of the bound from further up, so deep cuts are missing
// kind: slip
// player: both
// style: one recursive method with one bound, fail-soft
// single: yes
// detail: the values are right with the full window; leaves are asked for that cannot matter, four plies and deeper
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
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.max(best, value(position, Math.max(alpha, best), Window.INFINITY));
                position.undo();
                if (best >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.min(best, value(position, -Window.INFINITY, Math.min(beta, best)));
                position.undo();
                if (best <= alpha) {
                    break;
                }
            }
            return best;
        }
    }
}
