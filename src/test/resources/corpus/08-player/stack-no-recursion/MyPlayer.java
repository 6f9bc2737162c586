// exercise: 08
// truth: right
// mistake: -
// player: both
// style: no recursion: arrays of frames by ply, the root is a frame like any other; killers by ply
// kind: right
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MOST = 48;

    private final List<List<A>> todo = new ArrayList<>();
    private final int[] alpha = new int[MOST + 2];
    private final int[] beta = new int[MOST + 2];
    private final int[] best = new int[MOST + 2];
    private final int[] next = new int[MOST + 2];
    private final boolean[] max = new boolean[MOST + 2];
    private List<A> killers = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new ArrayList<>(Collections.nCopies(MOST + 2, null));
        todo.clear();
        for (int i = 0; i <= MOST; i++) {
            todo.add(List.of());
        }
        A choice = position.actions().get(0);
        for (int depth = 1; depth <= MOST; depth++) {
            A first = null;
            int ply = 0;
            open(position, 0, -Window.INFINITY, Window.INFINITY, depth == 1 ? null : choice);
            while (ply >= 0) {
                int up;
                if (alpha[ply] < beta[ply] && next[ply] < todo.get(ply).size()) {
                    if (clock.isUp()) {
                        return choice;
                    }
                    position.make(todo.get(ply).get(next[ply]++));
                    if (position.terminal()) {
                        up = position.utility() - (ply + 1) * Integer.signum(position.utility());
                    } else if (ply + 1 == depth) {
                        up = position.evaluation();
                    } else {
                        ply++;
                        open(position, ply, alpha[ply - 1], beta[ply - 1], killers.get(ply));
                        continue;
                    }
                } else {
                    up = best[ply];
                    if (ply-- == 0) {
                        break;
                    }
                }
                position.undo();
                A just = todo.get(ply).get(next[ply] - 1);
                if (max[ply] ? up > best[ply] : up < best[ply]) {
                    best[ply] = up;
                    first = ply == 0 ? just : first;
                }
                if (max[ply]) {
                    alpha[ply] = Math.max(alpha[ply], up);
                } else {
                    beta[ply] = Math.min(beta[ply], up);
                }
                if (alpha[ply] >= beta[ply]) {
                    killers.set(ply, just);
                }
            }
            choice = first;
            if (Math.abs(best[0]) >= 1_000_000 - MOST) {
                return choice;
            }
        }
        return choice;
    }

    private void open(GivenPosition<A> position, int ply, int low, int high, A early) {
        List<A> list = new ArrayList<>(position.actions());
        int at = early == null ? -1 : list.indexOf(early);
        if (at > 0) {
            Collections.rotate(list.subList(0, at + 1), 1);
        }
        todo.set(ply, list);
        next[ply] = 0;
        alpha[ply] = low;
        beta[ply] = high;
        max[ply] = position.player() == Player.MAX;
        best[ply] = max[ply] ? -Window.INFINITY : Window.INFINITY;
    }
}
