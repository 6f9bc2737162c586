// exercise: 07
// truth: wrong
// mistake: for the other side the window is negated but its bounds are not exchanged
// player: both
// style: own point of view, turned where the side changes
// single: yes
// detail: always where something of the window matters
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
        boolean max = position.player() == Player.MAX;
        int own = max ? own(position, alpha, beta) : own(position, -beta, -alpha);
        return max ? own : -own;
    }

    /** The value to the side to move. */
    private int own(Position<A> position, int alpha, int beta) {
        Player me = position.player();
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v;
            if (position.terminal()) {
                v = me == Player.MAX ? position.utility() : -position.utility();
            } else if (position.player() == me) {
                v = own(position, alpha, beta);
            } else {
                v = -own(position, -alpha, -beta);
            }
            position.undo();
            best = Math.max(best, v);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
