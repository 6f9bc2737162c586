// exercise: 07
// truth: right
// mistake: none; unusual: no recursion but one loop with arrays by ply, MIN nodes are fail-hard and MAX nodes fail-soft, MIN tries its actions from the last to the first
// player: both
// style: iterative, arrays that grow, mixed fail-soft and fail-hard
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        int[] a = new int[8];
        int[] b = new int[8];
        int[] best = new int[8];
        boolean[] max = new boolean[8];
        List<List<A>> left = new ArrayList<>();
        int ply = 0;
        a[0] = alpha;
        b[0] = beta;
        while (true) {
            // a node that has just been entered
            int result;
            if (position.terminal()) {
                result = position.utility();
            } else {
                max[ply] = position.player() == Player.MAX;
                best[ply] = max[ply] ? -Window.INFINITY : b[ply];
                List<A> actions = new ArrayList<>(position.actions());
                if (max[ply]) {
                    Collections.reverse(actions); // they are taken from the end
                }
                left.add(actions);
                ply = down(position, left, ply, a, b);
                if (ply == a.length - 1) {
                    a = Arrays.copyOf(a, 2 * a.length);
                    b = Arrays.copyOf(b, 2 * b.length);
                    best = Arrays.copyOf(best, 2 * best.length);
                    max = Arrays.copyOf(max, 2 * max.length);
                }
                continue;
            }
            // a node whose value is known
            while (true) {
                if (ply == 0) {
                    return result;
                }
                position.undo();
                ply--;
                if (max[ply]) {
                    best[ply] = Math.max(best[ply], result);
                    a[ply] = Math.max(a[ply], result);
                } else {
                    best[ply] = Math.min(best[ply], Math.max(result, a[ply]));
                    b[ply] = Math.min(b[ply], result);
                }
                if (a[ply] < b[ply] && !left.get(ply).isEmpty()) {
                    ply = down(position, left, ply, a, b);
                    break;
                }
                left.remove(ply);
                result = best[ply];
            }
        }
    }

    private int down(Position<A> position, List<List<A>> left, int ply, int[] a, int[] b) {
        List<A> actions = left.get(ply);
        position.make(actions.remove(actions.size() - 1));
        a[ply + 1] = a[ply];
        b[ply + 1] = b[ply];
        return ply + 1;
    }
}
