// exercise: 07
// truth: wrong
// mistake: MAX looks at later actions with a null window and does not look again when the value lies between the bounds
// player: MAX
// style: principal variation search, separate branches
// single: yes
// detail: sometimes; the value returned may be too low because a bound is taken as the value
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
        Iterator<A> actions = position.actions().iterator();
        if (position.player() == Player.MAX) {
            int best = child(position, actions.next(), alpha, beta);
            alpha = Math.max(alpha, best);
            while (actions.hasNext() && alpha < beta) {
                A action = actions.next();
                int v = child(position, action, alpha, alpha + 1);
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            }
            return best;
        }
        int best = child(position, actions.next(), alpha, beta);
        beta = Math.min(beta, best);
        while (actions.hasNext() && alpha < beta) {
            A action = actions.next();
            int v = child(position, action, beta - 1, beta);
            if (v < beta && v > alpha) {
                v = child(position, action, alpha, v);
            }
            best = Math.min(best, v);
            beta = Math.min(beta, best);
        }
        return best;
    }

    private int child(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int v = value(position, alpha, beta);
        position.undo();
        return v;
    }
}
