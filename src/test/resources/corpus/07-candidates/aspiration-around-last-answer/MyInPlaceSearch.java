// exercise: 07
// truth: wrong
// mistake: a result that equals the lower edge of the aspiration window is taken for exact (< instead of <=), although it is only an upper bound
// player: both
// style: aspiration around the answer of the call before, fail-soft inside
// single: yes
// detail: sometimes; never in the first call of an object, later only where a node is cut exactly at the edge
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int WIDTH = 10;

    /** The answer of the call before: positions in a game are worth about the same. */
    private Integer last;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        int result;
        if (last == null || last - WIDTH <= alpha || last + WIDTH >= beta) {
            result = search(position, alpha, beta);
        } else {
            int low = last - WIDTH;
            int high = last + WIDTH;
            result = search(position, low, high);
            if (result < low) {
                result = search(position, alpha, low);
            } else if (result >= high) {
                result = search(position, high, beta);
            }
        }
        last = Math.max(-Window.MAX_VALUE, Math.min(Window.MAX_VALUE, result));
        return result;
    }

    private int search(Position<A> p, int alpha, int beta) {
        if (p.terminal()) {
            return p.utility();
        }
        if (p.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : p.actions()) {
                p.make(a);
                best = Math.max(best, search(p, Math.max(alpha, best), beta));
                p.undo();
                if (best >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : p.actions()) {
            p.make(a);
            best = Math.min(best, search(p, alpha, Math.min(beta, best)));
            p.undo();
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }
}
