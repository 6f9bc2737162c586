// exercise: 07
// truth: wrong
// mistake: Both kinds of nodes return from inside the loop between make and undo when alpha >= beta, so after a cutoff the position has moves on it that were not there.
// player: both
// style: one method, long if/else, wikipedia pseudocode translated
// single: yes
import plybook.game.*;
import plybook.task.*;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal())
            return position.utility();

        if (position.player() == Player.MAX) {
            int value = -Window.INFINITY;
            for (A child : position.actions()) {
                position.make(child);
                value = Math.max(value, value(position, alpha, beta));
                alpha = Math.max(alpha, value);
                if (alpha >= beta)
                    return value; // beta cutoff
                position.undo();
            }
            return value;
        } else {
            int value = Window.INFINITY;
            for (A child : position.actions()) {
                position.make(child);
                value = Math.min(value, value(position, alpha, beta));
                beta = Math.min(beta, value);
                if (alpha >= beta)
                    return value; // alpha cutoff
                position.undo();
            }
            return value;
        }
    }
}
