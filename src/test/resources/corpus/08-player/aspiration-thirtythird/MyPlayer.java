// exercise: 08
// truth: right
// mistake: -
// player: both
// style: narrow window around the last value, widened on either side; history halved between rounds
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Up extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final Map<A, Integer> history = new HashMap<>();
    private A found;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> root = new ArrayList<>(position.actions());
        A answer = root.get(0);
        int last = 0;
        try {
            for (int depth = 1; depth <= 64; depth++) {
                long width = depth < 3 ? Window.INFINITY : 600;
                int v;
                while (true) {
                    int low = (int) Math.max(-Window.INFINITY, last - width);
                    int high = (int) Math.min(Window.INFINITY, last + width);
                    v = search(position, clock, root, depth, 0, low, high);
                    if (v > low && v < high || width >= Window.INFINITY) {
                        break;
                    }
                    width = width > 100_000 ? Window.INFINITY : width * 40;
                }
                answer = found;
                last = v;
                root.remove(answer);
                root.add(0, answer);
                history.replaceAll((a, n) -> n / 2);
                if (Math.abs(v) >= Window.MAX_VALUE - 64) {
                    break;
                }
            }
        } catch (Up up) {
            // the answer is that of the last full round
        }
        return answer;
    }

    private int search(GivenPosition<A> p, Clock clock, List<A> order, int depth, int ply, int alpha, int beta) throws Up {
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : order) {
            p.make(action);
            if (clock.isUp()) {
                throw new Up();
            }
            int v;
            if (p.terminal()) {
                v = p.utility() - Integer.signum(p.utility()) * (ply + 1);
            } else if (depth == 1) {
                v = p.evaluation();
            } else {
                List<A> next = new ArrayList<>(p.actions());
                next.sort(Comparator.comparingInt(a -> -history.getOrDefault(a, 0)));
                v = search(p, clock, next, depth - 1, ply + 1, alpha, beta);
            }
            p.undo();
            if (max ? v > best : v < best) {
                best = v;
                if (ply == 0) {
                    found = action;
                }
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
