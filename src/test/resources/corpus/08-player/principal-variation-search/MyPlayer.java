// exercise: 08
// truth: right
// mistake: none; PVS with one killer per ply and a history, checked exception
// player: both
// style: inner class for one thought, null windows
// single: yes
// detail: -
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
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Thought<>(position, clock).result();
    }

    private static final class Up extends Exception {
        private static final long serialVersionUID = 7L;
    }

    private static final class Thought<A> {
        private static final int MANY = 64;
        private final GivenPosition<A> p;
        private final Clock clock;
        private final Map<Integer, A> killer = new HashMap<>();
        private final Map<A, Long> history = new HashMap<>();
        private A rootBest;

        Thought(GivenPosition<A> p, Clock clock) {
            this.p = p;
            this.clock = clock;
        }

        A result() {
            A play = p.actions().get(0);
            int side = p.player() == Player.MAX ? 1 : -1;
            try {
                for (int depth = 1; depth <= MANY; depth++) {
                    rootBest = null;
                    int value = pvs(depth, 0, -Window.MAX_VALUE - 1, Window.MAX_VALUE + 1, side, play);
                    play = rootBest;
                    if (Math.abs(value) >= Window.MAX_VALUE - MANY) {
                        break;
                    }
                }
            } catch (Up up) {
                return play;
            }
            return play;
        }

        private int pvs(int depth, int ply, int alpha, int beta, int side, A first) throws Up {
            if (clock.isUp()) {
                throw new Up();
            }
            if (p.terminal()) {
                int u = p.utility();
                return side * (u - Integer.signum(u) * ply);
            }
            if (depth == 0) {
                return side * p.evaluation();
            }
            List<A> actions = new ArrayList<>(p.actions());
            actions.sort(Comparator.comparing((A a) -> history.getOrDefault(a, 0L)).reversed());
            front(actions, ply == 0 ? first : killer.get(ply));
            int best = -Window.INFINITY;
            boolean narrow = false;
            for (A a : actions) {
                p.make(a);
                int v;
                if (narrow) {
                    v = -pvs(depth - 1, ply + 1, -alpha - 1, -alpha, -side, null);
                    if (v > alpha && v < beta) {
                        v = -pvs(depth - 1, ply + 1, -beta, -alpha, -side, null);
                    }
                } else {
                    v = -pvs(depth - 1, ply + 1, -beta, -alpha, -side, null);
                }
                p.undo();
                if (v > best) {
                    best = v;
                    if (ply == 0 && (v > alpha || rootBest == null)) {
                        rootBest = a;
                    }
                }
                if (v > alpha) {
                    alpha = v;
                    narrow = true;
                }
                if (alpha >= beta) {
                    killer.put(ply, a);
                    history.merge(a, 1L << Math.min(depth, 20), Long::sum);
                    break;
                }
            }
            return best;
        }

        private void front(List<A> actions, A a) {
            if (a != null && actions.remove(a)) {
                actions.add(0, a);
            }
        }
    }
}
