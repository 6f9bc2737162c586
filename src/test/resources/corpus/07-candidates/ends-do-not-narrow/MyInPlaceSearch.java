// exercise: 07
// truth: wrong
// mistake: an action that ends the game changes the best value but not alpha or beta, so the actions after it are searched in a window that is too wide
// player: both
// style: ends handled inside the loop
// single: yes
// detail: sometimes; only where an end comes before a sibling that is no end; never on trees whose ends are all equally deep

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
        return position.player() == Player.MAX ? highest(position, alpha, beta) : lowest(position, alpha, beta);
    }

    private int highest(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            if (position.terminal()) {
                best = Math.max(best, position.utility());
            } else {
                best = Math.max(best, value(position, alpha, beta));
                alpha = Math.max(alpha, best);
            }
            position.undo();
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    private int lowest(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            if (position.terminal()) {
                best = Math.min(best, position.utility());
            } else {
                best = Math.min(best, value(position, alpha, beta));
                beta = Math.min(beta, best);
            }
            position.undo();
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }
}
