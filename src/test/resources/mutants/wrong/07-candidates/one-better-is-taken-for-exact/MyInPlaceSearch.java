// Wrong: after a null window what is one better than the bound is taken for exact.
// Fails first: In place: the value where nothing can be cut, and the position as it was
// Says: 
// Diagnosis: null-window-for-the-value

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
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            int from = max ? alpha : Math.max(alpha, beta - 1);
            int to = max ? Math.min(beta, alpha + 1) : beta;
            int value = first ? value(position, alpha, beta) : value(position, from, to);
            if (!first && (max ? value > to && value < beta : value < from && value > alpha)) {
                value = value(position, alpha, beta);
            }
            first = false;
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }
}
