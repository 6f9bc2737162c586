// exercise: 08
// truth: right
// mistake: none; null windows, history and a killer for each ply, and a better move of the unfinished iteration is used, as the task allows
// player: both
// style: negamax with null windows, exception at the end of time
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int HUGE = 2_000_000;
    private static final int SURE = 500_000;

    private static class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Enough() {
            super("time", null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Thought<>(position, clock).conclude();
    }

    private static class Thought<A> {
        final GivenPosition<A> pos;
        final Clock clock;
        final Map<A, Integer> history = new HashMap<>();
        final Map<Integer, A> killer = new HashMap<>();
        final List<A> root;
        A leader;
        int leaderValue;

        Thought(GivenPosition<A> pos, Clock clock) {
            this.pos = pos;
            this.clock = clock;
            root = new ArrayList<>(pos.actions());
            leader = root.get(0);
        }

        A conclude() {
            if (root.size() == 1) return leader;
            Player me = pos.player();
            try {
                for (int depth = 1; depth < 60; depth++) {
                    iterate(me, depth);
                    if (Math.abs(leaderValue) > SURE) break;
                }
            } catch (Enough e) {
                // the leader is that of the last iteration, or one that has just beaten it
            }
            return leader;
        }

        void iterate(Player me, int depth) {
            root.remove(leader);
            root.add(0, leader);
            int best = -HUGE;
            for (A a : List.copyOf(root)) {
                int v = child(me, a, depth, 0, best, HUGE, best > -HUGE);
                if (v > best) {
                    best = v;
                    leader = a;
                }
            }
            leaderValue = best;
        }

        int child(Player me, A a, int depth, int ply, int lo, int hi, boolean scout) {
            pos.make(a);
            int v;
            if (scout) {
                v = seen(me, depth - 1, ply + 1, lo, lo + 1);
                if (v > lo && v < hi) v = seen(me, depth - 1, ply + 1, lo, hi);
            } else {
                v = seen(me, depth - 1, ply + 1, lo, hi);
            }
            pos.undo();
            return v;
        }

        /** What the position is worth to me, who is not always to move. */
        int seen(Player me, int depth, int ply, int lo, int hi) {
            if (clock.isUp()) throw new Enough();
            int sign = me == Player.MAX ? 1 : -1;
            if (pos.terminal()) {
                int u = sign * pos.utility();
                return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
            }
            if (depth == 0) return sign * pos.evaluation();
            Player next = pos.player();
            return next == me ? inner(me, depth, ply, lo, hi) : -inner(next, depth, ply, -hi, -lo);
        }

        int inner(Player me, int depth, int ply, int lo, int hi) {
            List<A> list = new ArrayList<>(pos.actions());
            list.sort(Comparator.comparingInt(a -> -history.getOrDefault(a, 0)));
            A k = killer.get(ply);
            if (k != null && list.remove(k)) list.add(0, k);
            int best = -HUGE;
            for (A a : list) {
                int v = child(me, a, depth, ply, Math.max(lo, best), hi, best > -HUGE);
                best = Math.max(best, v);
                if (best >= hi) {
                    killer.put(ply, a);
                    history.merge(a, depth * depth, Integer::sum);
                    break;
                }
            }
            return best;
        }
    }
}
