// exercise: 08
// truth: right
// mistake: none; a move that an unfinished iteration has found better than the best of before, both searched to the end, is played, as the task allows
// player: both
// style: array for the answer, best first, killers and history together
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int LIMIT = 60;

    @SuppressWarnings("serial")
    private static final class Interrupt extends Exception {
        Interrupt() {
            super("time", null, false, false);
        }
    }

    private Map<A, Integer> worth;
    private Map<Integer, A> killer;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        worth = new HashMap<>();
        killer = new HashMap<>();
        List<A> order = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        A answer = order.get(0);
        try {
            for (int depth = 1; depth <= LIMIT; depth++) {
                A leader = null;
                int lead = max ? -Window.INFINITY : Window.INFINITY;
                for (A candidate : order) {
                    int alpha = max ? lead : -Window.INFINITY;
                    int beta = max ? Window.INFINITY : lead;
                    position.make(candidate);
                    int v = value(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (leader == null || (max ? v > lead : v < lead)) {
                        leader = candidate;
                        lead = v;
                        // From the second iteration on the first candidate is the old answer, so whoever
                        // leads now is at least as good as it, at this depth.
                        if (depth > 1) {
                            answer = leader;
                        }
                    }
                }
                answer = leader;
                final A front = leader;
                order.sort(Comparator.comparing(a -> !a.equals(front)));
                if (Math.abs(lead) > Window.MAX_VALUE - 2 * LIMIT) {
                    break;
                }
            }
        } catch (Interrupt e) {
            return answer;
        }
        return answer;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws Interrupt {
        if (clock.isUp()) {
            throw new Interrupt();
        }
        if (p.terminal()) {
            int u = p.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        List<A> list = new ArrayList<>(p.actions());
        A k = killer.get(ply);
        list.sort(Comparator.comparingInt(a -> a.equals(k) ? Integer.MIN_VALUE : -worth.getOrDefault(a, 0)));
        if (p.player() == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : list) {
                p.make(a);
                v = Math.max(v, value(p, clock, depth - 1, ply + 1, Math.max(alpha, v), beta));
                p.undo();
                if (v >= beta) {
                    remember(a, ply, depth);
                    break;
                }
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A a : list) {
            p.make(a);
            v = Math.min(v, value(p, clock, depth - 1, ply + 1, alpha, Math.min(beta, v)));
            p.undo();
            if (v <= alpha) {
                remember(a, ply, depth);
                break;
            }
        }
        return v;
    }

    private void remember(A a, int ply, int depth) {
        killer.put(ply, a);
        worth.merge(a, depth * depth, Integer::sum);
    }
}
