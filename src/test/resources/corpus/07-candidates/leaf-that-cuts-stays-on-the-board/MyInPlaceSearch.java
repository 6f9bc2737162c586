// exercise: 07
// truth: wrong
// mistake: ends are read in the parent, and when such an end closes the window the method returns before the move to it is taken back
// kind: slip
// player: both
// style: ends looked at in the parent, early returns
// single: yes
// detail: only when a leaf that is a child of the node itself makes the cut
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
        boolean maximizing = position.player().equals(Player.MAX);
        int value = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int childValue;
            if (position.terminal()) {
                childValue = position.utility();
                if (maximizing && childValue >= beta) {
                    return childValue;
                }
                if (!maximizing && childValue <= alpha) {
                    return childValue;
                }
            } else {
                childValue = value(position, alpha, beta);
            }
            position.undo();
            if (maximizing) {
                value = Math.max(value, childValue);
                alpha = Math.max(alpha, value);
            } else {
                value = Math.min(value, childValue);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                return value;
            }
        }
        return value;
    }
}
