// exercise: 07
// truth: right
// mistake: none; negamax which turns sign and window only where the other side is to move
// player: both
// style: negamax by who moves next, index loop with the cut in its condition
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX
                ? search(position, Player.MAX, alpha, beta)
                : -search(position, Player.MIN, -beta, -alpha);
    }

    /** What the position is worth to whoever is to move there. */
    private int search(Position<A> position, Player me, int alpha, int beta) {
        int best = -Window.INFINITY;
        List<A> actions = position.actions();
        for (int i = 0; i < actions.size() && alpha < beta; i++) {
            position.make(actions.get(i));
            int v;
            if (position.terminal()) {
                v = me == Player.MAX ? position.utility() : -position.utility();
            } else if (position.player() == me) {
                v = search(position, me, alpha, beta);
            } else {
                v = -search(position, me.opponent(), -beta, -alpha);
            }
            position.undo();
            if (v > best) {
                best = v;
            }
            if (best > alpha) {
                alpha = best;
            }
        }
        return best;
    }
}
