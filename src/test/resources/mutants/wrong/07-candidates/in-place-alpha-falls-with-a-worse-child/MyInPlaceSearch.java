// Wrong: MAX sets alpha by the last child, be it worse than an earlier one.
// Fails first: In place: what cannot matter is left out
// Says: no question about this leaf
// Diagnosis: bound-follows-last-for-max

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
            int sure = alpha;
            for (A action : position.actions()) {
                position.make(action);
                int value = value(position, sure, beta);
                position.undo();
                best = Math.max(best, value);
                if (best >= beta) {
                    return best;
                }
                sure = Math.max(alpha, value);
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
