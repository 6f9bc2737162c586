// exercise: 07
// truth: wrong
// mistake: the arrays of the explicit stack have room for 100 plies, and a longer line of play runs out of them
// player: both
// style: loop with an explicit stack instead of recursion, ported from C
// single: yes
// detail: sometimes; ArrayIndexOutOfBoundsException in any game with a line of 100 plies or more
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int PLIES = 100;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        int[] a = new int[PLIES];
        int[] b = new int[PLIES];
        int[] best = new int[PLIES];
        boolean[] max = new boolean[PLIES];
        @SuppressWarnings("unchecked")
        Iterator<A>[] rest = new Iterator[PLIES];
        int ply = 0;
        a[0] = alpha;
        b[0] = beta;
        boolean enter = true;
        int value = 0;
        while (true) {
            if (enter) {
                if (position.terminal()) {
                    value = position.utility();
                } else {
                    max[ply] = position.player() == Player.MAX;
                    best[ply] = max[ply] ? -Window.INFINITY : Window.INFINITY;
                    rest[ply] = position.actions().iterator();
                    position.make(rest[ply].next());
                    a[ply + 1] = a[ply];
                    b[ply + 1] = b[ply];
                    ply++;
                    continue;
                }
            }
            // a value is there for the node of this ply: hand it to the parent
            if (ply == 0) {
                return value;
            }
            position.undo();
            ply--;
            if (max[ply]) {
                best[ply] = Math.max(best[ply], value);
                a[ply] = Math.max(a[ply], value);
            } else {
                best[ply] = Math.min(best[ply], value);
                b[ply] = Math.min(b[ply], value);
            }
            if (a[ply] >= b[ply] || !rest[ply].hasNext()) {
                value = best[ply];
                enter = false;
            } else {
                position.make(rest[ply].next());
                a[ply + 1] = a[ply];
                b[ply + 1] = b[ply];
                ply++;
                enter = true;
            }
        }
    }
}
