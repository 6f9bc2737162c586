// Sound: principal move first and the rest from the back, and what the unfinished iteration has found counts.

import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public final class MyPlayer<A> implements PlayerTask<A> {
    /** A root action with its value. */
    private static final class Line<A> {
        final A action;
        int value;

        Line(A action) {
            this.action = action;
        }
    }

    private static final class Late extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private record Worker<A>(GivenPosition<A> p, Clock clock, List<A> cutters, Map<A, Integer> cuts) {
        int max(int left, int ply, int alpha, int beta) throws Late {
            int best = -Window.INFINITY;
            for (A a : sorted(ply)) {
                int v = play(a, left, ply, Math.max(alpha, best), beta);
                if (v > best) best = v;
                if (best >= beta) {
                    remember(a, ply, left);
                    return best;
                }
            }
            return best;
        }

        int min(int left, int ply, int alpha, int beta) throws Late {
            int best = Window.INFINITY;
            for (A a : sorted(ply)) {
                int v = play(a, left, ply, alpha, Math.min(beta, best));
                if (v < best) best = v;
                if (best <= alpha) {
                    remember(a, ply, left);
                    return best;
                }
            }
            return best;
        }

        void remember(A a, int ply, int left) {
            while (cutters.size() <= ply) cutters.add(null);
            cutters.set(ply, a);
            cuts.merge(a, left * left, Integer::sum);
        }

        List<A> sorted(int ply) {
            List<A> list = new ArrayList<>(p.actions());
            list.sort((x, y) -> Integer.compare(cuts.getOrDefault(y, 0), cuts.getOrDefault(x, 0)));
            if (ply < cutters.size() && cutters.get(ply) != null && list.remove(cutters.get(ply))) {
                list.add(0, cutters.get(ply));
            }
            return list;
        }

        int play(A a, int left, int ply, int alpha, int beta) throws Late {
            p.make(a);
            int v = look(left - 1, ply + 1, alpha, beta);
            p.undo();
            return v;
        }

        int look(int left, int ply, int alpha, int beta) throws Late {
            if (clock.isUp()) throw new Late();
            if (p.terminal()) {
                int u = p.utility();
                return u - Integer.signum(u) * ply;
            }
            if (left == 0) return p.evaluation();
            return p.player() == Player.MAX ? max(left, ply, alpha, beta) : min(left, ply, alpha, beta);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        boolean max = position.player() == Player.MAX;
        List<Line<A>> lines = new ArrayList<>();
        for (A a : position.actions()) lines.add(new Line<>(a));
        Line<A> chosen = lines.get(0);
        Worker<A> w = new Worker<>(position, clock, new ArrayList<>(), new HashMap<>());
        for (int depth = 1; depth <= 40; depth++) {
            Line<A> best = null;
            try {
                for (Line<A> line : lines) {
                    int bound = best == null ? (max ? -Window.INFINITY : Window.INFINITY) : best.value;
                    line.value = max
                            ? w.play(line.action, depth, 0, bound, Window.INFINITY)
                            : w.play(line.action, depth, 0, -Window.INFINITY, bound);
                    if (best == null || (max ? line.value > best.value : line.value < best.value)) best = line;
                }
            } catch (Late late) {
                // The first one was the best before; whatever beat it, looked at to the end, is better still.
                return depth > 1 && best != null ? best.action : chosen.action;
            }
            chosen = best;
            if (Math.abs(best.value) > 999_000) break;
            lines.sort(Comparator.comparingInt(line -> -position.actions().indexOf(line.action)));
            lines.remove(best);
            lines.add(0, best);
        }
        return chosen.action;
    }
}
