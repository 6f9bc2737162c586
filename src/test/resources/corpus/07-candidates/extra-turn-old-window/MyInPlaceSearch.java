// exercise: 07
// truth: wrong
// mistake: where the same player moves again, the child gets the window that the node was entered with instead of the narrowed one
// player: both
// style: negamax that knows of extra turns, colour by player
// kind: subtle
// single: yes
// detail: prunes less than alpha-beta, and only in trees where a player moves twice in a row; all values are right

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
        Player mover = position.player();
        return mover == Player.MAX ? search(position, mover, alpha, beta) : -search(position, mover, -beta, -alpha);
    }

    /** The value to the mover, whose window it is. The mover need not change from one ply to the next. */
    private int search(Position<A> position, Player mover, int low, int high) {
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            int bound = Math.max(low, best);
            position.make(action);
            int value;
            if (position.terminal()) {
                value = mover == Player.MAX ? position.utility() : -position.utility();
            } else if (position.player() == mover) {
                value = search(position, mover, low, high); // an extra turn: same side, same window
            } else {
                value = -search(position, position.player(), -high, -bound);
            }
            position.undo();
            best = Math.max(best, value);
            if (best >= high) {
                break;
            }
        }
        return best;
    }
}
