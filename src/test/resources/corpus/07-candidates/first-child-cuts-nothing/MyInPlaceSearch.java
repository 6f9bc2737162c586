// exercise: 07
// truth: wrong
// mistake: the first child is searched before the loop to have a first best, and the window is not tested between it and the second child, so when the first child closes the node the second is asked for nothing
// kind: subtle
// player: both
// style: first child before the loop, fail-soft, one method for either player
// single: yes
// detail: values and position are right; only leaves that can no longer matter are asked
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
        Iterator<A> actions = position.actions().iterator();

        // the first action: no infinity needed
        int best = child(position, actions.next(), alpha, beta);

        while (actions.hasNext()) {
            if (max && best > alpha) {
                alpha = best;
            }
            if (!max && best < beta) {
                beta = best;
            }
            int value = child(position, actions.next(), alpha, beta);
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
        }
        return best;
    }

    private int child(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        try {
            return value(position, alpha, beta);
        } finally {
            position.undo();
        }
    }
}
