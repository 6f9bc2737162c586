// exercise: 07
// truth: wrong
// mistake: The later children are searched with a null window, but when the result lies above alpha (below beta at MIN) it is taken as the value without a search with the open window, so a bound is returned as if it were exact.
// player: both
// style: PVS in fail-hard form, first child apart
// single: yes
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        Iterator<A> it = position.actions().iterator();

        // principal variation
        int v = child(position, it.next(), alpha, beta);
        if (max) {
            alpha = Math.max(alpha, v);
        } else {
            beta = Math.min(beta, v);
        }

        // the others only have to be shown to be worse
        while (alpha < beta && it.hasNext()) {
            A action = it.next();
            if (max) {
                v = child(position, action, alpha, alpha + 1);
                if (v > alpha) {
                    alpha = v;
                }
            } else {
                v = child(position, action, beta - 1, beta);
                if (v < beta) {
                    beta = v;
                }
            }
        }
        return max ? alpha : beta;
    }

    private int child(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int v = value(position, alpha, beta);
        position.undo();
        return v;
    }
}
