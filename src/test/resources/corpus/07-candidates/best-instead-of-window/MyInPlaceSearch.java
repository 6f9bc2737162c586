// exercise: 07
// truth: wrong
// mistake: MIN passes its own best so far down instead of the smaller of it and beta, so deep cuts below MIN's first child are missed
// player: MIN
// style: two methods, fail-soft
// single: yes
// detail: sometimes; values and position are right, only cuts that come from a beta further up or from the caller's window are missed
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
        return position.player() == Player.MAX ? largest(position, alpha, beta) : smallest(position, alpha, beta);
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int value = value(position, alpha, beta);
        position.undo();
        return value;
    }

    private int largest(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        Iterator<A> actions = position.actions().iterator();
        while (best < beta && actions.hasNext()) {
            best = Math.max(best, after(position, actions.next(), Math.max(alpha, best), beta));
        }
        return best;
    }

    private int smallest(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        Iterator<A> actions = position.actions().iterator();
        while (best > alpha && actions.hasNext()) {
            best = Math.min(best, after(position, actions.next(), alpha, best));
        }
        return best;
    }
}
