// Wrong: only MIN leaves its loop.
// Fails first: In place: what cannot matter is left out
// Says: no question about this leaf
// Diagnosis: max-never-cuts

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
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.min(best, value(position, alpha, Math.min(beta, best)));
            position.undo();
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }
}
