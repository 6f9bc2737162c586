// Wrong: the utility of a finished game is taken at once, and that move is not undone.
// Fails first: In place: the value where nothing can be cut, and the position as it was
// Says: 
// Diagnosis: no-undo-after-the-end

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
        return position.player() == Player.MAX ? max(position, alpha, beta) : min(position, alpha, beta);
    }

    private int max(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value;
            if (position.terminal()) {
                value = position.utility();
            } else {
                value = value(position, alpha, beta);
                position.undo();
            }
            best = Math.max(best, value);
            if (best >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int min(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value;
            if (position.terminal()) {
                value = position.utility();
            } else {
                value = value(position, alpha, beta);
                position.undo();
            }
            best = Math.min(best, value);
            if (best <= alpha) {
                return best;
            }
            beta = Math.min(beta, best);
        }
        return best;
    }
}
