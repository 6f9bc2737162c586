// exercise: 07
// truth: wrong
// mistake: the search keeps its own stack for 256 plies instead of recursing, so it throws an exception on a longer game
// player: both
// style: iterative, arrays as a stack, ported from C
// single: yes
// detail: sometimes; only on positions whose game goes on for 257 plies or more

import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int MAX_PLIES = 256;

    @Override
    @SuppressWarnings("unchecked")
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean[] max = new boolean[MAX_PLIES];
        int[] low = new int[MAX_PLIES];
        int[] high = new int[MAX_PLIES];
        int[] best = new int[MAX_PLIES];
        Iterator<A>[] rest = new Iterator[MAX_PLIES];

        int top = 0;
        max[0] = position.player() == Player.MAX;
        low[0] = alpha;
        high[0] = beta;
        best[0] = max[0] ? -Window.INFINITY : Window.INFINITY;
        rest[0] = position.actions().iterator();

        while (true) {
            int value;
            if (low[top] < high[top] && rest[top].hasNext()) {
                position.make(rest[top].next());
                if (!position.terminal()) {
                    top++;
                    max[top] = position.player() == Player.MAX;
                    low[top] = low[top - 1];
                    high[top] = high[top - 1];
                    best[top] = max[top] ? -Window.INFINITY : Window.INFINITY;
                    rest[top] = position.actions().iterator();
                    continue;
                }
                value = position.utility();
            } else {
                value = best[top];
                if (top == 0) {
                    return value;
                }
                top--;
            }
            position.undo();
            if (max[top]) {
                best[top] = Math.max(best[top], value);
                low[top] = Math.max(low[top], value);
            } else {
                best[top] = Math.min(best[top], value);
                high[top] = Math.min(high[top], value);
            }
        }
    }
}
