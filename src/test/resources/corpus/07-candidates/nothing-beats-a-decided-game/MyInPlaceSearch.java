// exercise: 07
// truth: wrong
// mistake: the loop is left as soon as the best value is decided, plus or minus MAX_VALUE, although at a MAX node a loss (at a MIN node a win) as first value is the worst there is
// player: both
// style: one loop, comparison through the sign of the player
// kind: subtle
// single: yes
// detail: only in trees with leaves of exactly -1,000,000 below a MAX node or 1,000,000 below a MIN node

import java.util.Iterator;
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
        int sign = position.player() == Player.MAX ? 1 : -1;
        int best = -sign * Window.INFINITY;
        Iterator<A> actions = position.actions().iterator();
        while (alpha < beta && actions.hasNext() && !decided(best)) {
            position.make(actions.next());
            int value = value(position, alpha, beta);
            position.undo();
            if (sign * value > sign * best) {
                best = value;
            }
            if (sign > 0) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    /** Somebody has won: no need to look for anything better. */
    private static boolean decided(int value) {
        return Math.abs(value) == Window.MAX_VALUE;
    }
}
