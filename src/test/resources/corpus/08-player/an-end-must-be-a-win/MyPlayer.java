// exercise: 08
// truth: wrong
// mistake: before the search it plays the first action that ends the game without asking whether the end is a win
// player: both
// style: a shortcut for wins in one, then iterations with a history
// single: yes
// detail: sometimes; only where an action at the root ends the game as a tie or a loss (trees)
import java.util.*;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public final class MyPlayer<A> implements PlayerTask<A> {
    private static final class OutOfTime extends Error {
        OutOfTime() {
            super(null, null, false, false);
        }
    }

    private record Scored<T>(T action, int score) { }

    private final Map<A, Long> cuts = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts.clear();
        List<A> candidates = new ArrayList<>(position.actions());
        for (A a : candidates) {
            position.make(a);
            boolean ends = position.terminal();
            position.undo();
            if (ends) return a;
        }
        Scored<A> best = new Scored<>(candidates.get(0), 0);
        try {
            for (int d = 1; d <= 45 && Math.abs(best.score()) < 900_000; d++) {
                best = search(position, clock, candidates, d);
                candidates.remove(best.action());
                candidates.add(0, best.action());
            }
        } catch (OutOfTime e) {
            // the last complete one counts
        }
        return best.action();
    }

    private Scored<A> search(GivenPosition<A> position, Clock clock, List<A> candidates, int depth) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        Scored<A> best = null;
        for (A a : candidates) {
            int bound = best == null ? -7_000_000 : best.score() * sign;
            position.make(a);
            int score = sign > 0
                    ? value(position, clock, depth - 1, 1, bound, 7_000_000)
                    : value(position, clock, depth - 1, 1, -7_000_000, -bound);
            position.undo();
            if (best == null || score * sign > bound) best = new Scored<>(a, score);
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new OutOfTime();
        if (position.terminal()) {
            int u = position.utility();
            return u - ply * Integer.signum(u);
        }
        if (depth == 0) return position.evaluation();
        List<A> list = new ArrayList<>(position.actions());
        list.sort(Comparator.comparingLong(a -> -cuts.getOrDefault(a, 0L)));
        int best = 0;
        boolean first = true;
        boolean max = position.player() == Player.MAX;
        for (A a : list) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (first || (max ? v > best : v < best)) best = v;
            first = false;
            if (max && best > alpha) alpha = best;
            if (!max && best < beta) beta = best;
            if (alpha >= beta) {
                cuts.merge(a, (long) depth * depth, Long::sum);
                return best;
            }
        }
        return best;
    }
}
