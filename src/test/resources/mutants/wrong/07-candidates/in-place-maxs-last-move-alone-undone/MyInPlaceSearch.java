// Wrong: at a node of MAX's undo comes once, after the loop.
// Fails first: In place: the value where nothing can be cut, and the position as it was
// Says: 
// Diagnosis: undone-after-the-loop-for-max

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
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
                position.undo();
            }
            if (alpha >= beta) {
                break;
            }
        }
        if (max) {
            position.undo();
        }
        return best;
    }
}
