// exercise: 07
// truth: right
// mistake: none; principal variation search, undo in a finally block
// player: both
// style: PVS, two methods for MAX and MIN, try and finally
// single: yes
// detail: PVS with a second search inside the bound that the first one found; it repeats leaves as PVS does
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        return position.player() == Player.MAX ? max(position, alpha, beta) : min(position, alpha, beta);
    }

    private int child(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        try {
            return value(position, alpha, beta);
        } finally {
            position.undo();
        }
    }

    private int max(Position<A> position, int alpha, int beta) {
        List<A> actions = position.actions();
        int best = -Window.INFINITY;
        for (A action : actions) {
            int v;
            if (best == -Window.INFINITY || alpha == -Window.INFINITY) {
                v = child(position, action, alpha, beta);
            } else {
                v = child(position, action, alpha, alpha + 1);
                if (v > alpha && v < beta && alpha + 1 < beta) {
                    v = Math.max(v, child(position, action, v, beta));
                }
            }
            best = Math.max(best, v);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    private int min(Position<A> position, int alpha, int beta) {
        List<A> actions = position.actions();
        int best = Window.INFINITY;
        for (A action : actions) {
            int v;
            if (best == Window.INFINITY || beta == Window.INFINITY) {
                v = child(position, action, alpha, beta);
            } else {
                v = child(position, action, beta - 1, beta);
                if (v < beta && v > alpha && alpha + 1 < beta) {
                    v = Math.min(v, child(position, action, alpha, v));
                }
            }
            best = Math.min(best, v);
            beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }
}
