// exercise: 07
// truth: wrong
// mistake: the window lives in two fields that nodes narrow and never set back, so siblings see the bounds of each other's children
// player: both
// style: fields for the window, helper without parameters
// single: yes
// detail: always on trees of some depth
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private int alpha;
    private int beta;
    private Position<A> pos;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        this.pos = position;
        this.alpha = alpha;
        this.beta = beta;
        return search();
    }

    private int search() {
        if (pos.terminal()) {
            return pos.utility();
        }
        final boolean isMax = pos.player().equals(Player.MAX);
        int result = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A a : pos.actions()) {
            pos.make(a);
            final int v = search();
            pos.undo();
            if (isMax) {
                result = Math.max(result, v);
                alpha = Math.max(alpha, result);
            } else {
                result = Math.min(result, v);
                beta = Math.min(beta, result);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return result;
    }
}
