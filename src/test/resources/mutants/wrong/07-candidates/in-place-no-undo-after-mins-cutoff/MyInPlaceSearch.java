// Wrong: a MIN node that is cut is left before undo.
// Fails first: In place: the same after a cutoff
// Says: were not undone
// Diagnosis: no-undo-after-cutoff-for-min

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
                best = Math.max(best, value(position, Math.max(alpha, best), beta));
                position.undo();
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.min(best, value(position, alpha, Math.min(beta, best)));
            if (best <= alpha) {
                return best;
            }
            position.undo();
        }
        return best;
    }
}
