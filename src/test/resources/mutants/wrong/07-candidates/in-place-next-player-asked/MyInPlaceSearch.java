// Wrong: whose turn it is is asked when the move was made.
// Fails first: In place: the value where nothing can be cut, and the position as it was
// Says: 
// Diagnosis: player-asked-after-make

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
        int best = position.player() == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, alpha, beta);
            // the other side is to move now
            boolean maxMoved = position.terminal() || position.player() == Player.MIN;
            position.undo();
            if (maxMoved) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
