// Wrong: the line of play is kept in an array of ten entries.
// Fails first: In place: what cannot matter is left out
// Says: ArrayIndexOutOfBounds
// Diagnosis: index-off-the-end

import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

/** Exercise 07, last part, solved: alpha-beta with make and undo. */
public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Object[] line = new Object[10];

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return value(position, alpha, beta, 0);
    }

    private int value(Position<A> position, int alpha, int beta, int ply) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            line[ply] = action;
            int value = value(position, alpha, beta, ply + 1);
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
