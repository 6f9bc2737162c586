// exercise: 07
// truth: wrong
// mistake: a child of MAX gets the best value found at this node as alpha, and not the larger of that and the alpha from above, so deep cutoffs are missed
// player: MAX
// style: fail-soft, two branches, no assignment to the parameters
// single: yes
// detail: sometimes, the value stays right, leaves are asked for that cannot matter
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(final Position<A> position, final int alpha, final int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        int best;
        if (position.player() == Player.MAX) {
            best = -Window.INFINITY;
            for (A a : position.actions()) {
                position.make(a);
                int v = value(position, best, beta);
                position.undo();
                best = Math.max(best, v);
                if (best >= beta) {
                    return best;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A a : position.actions()) {
                position.make(a);
                int v = value(position, alpha, Math.min(beta, best));
                position.undo();
                best = Math.min(best, v);
                if (best <= alpha) {
                    return best;
                }
            }
        }
        return best;
    }
}
