// exercise: 08
// truth: right
// mistake: none; each iteration begins with a narrow window around the last value and is repeated with an open one if it fails
// player: both
// style: negated for MIN at the leaves, two killers, Optional results
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MARGIN = 120;
    private static final int CERTAIN = Window.MAX_VALUE - 500;

    private record Result<T>(T action, int value) {}

    private static final class Expired extends RuntimeException {
        private static final Expired INSTANCE = new Expired();

        private Expired() {
            super("", null, false, false);
        }
    }

    private final List<List<A>> killers = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        Result<A> last = new Result<>(position.actions().get(0), 0);
        for (int depth = 1; depth <= 45 && Math.abs(last.value()) < CERTAIN; depth++) {
            Optional<Result<A>> next = iterate(position, clock, depth, last);
            if (next.isEmpty()) {
                break;
            }
            last = next.get();
        }
        return last.action();
    }

    private Optional<Result<A>> iterate(GivenPosition<A> position, Clock clock, int depth, Result<A> last) {
        try {
            if (depth > 2) {
                int low = last.value() - MARGIN;
                int high = last.value() + MARGIN;
                Result<A> narrow = root(position, clock, depth, last.action(), low, high);
                if (low < narrow.value() && narrow.value() < high) {
                    return Optional.of(narrow);
                }
            }
            return Optional.of(root(position, clock, depth, last.action(), -Window.INFINITY, Window.INFINITY));
        } catch (Expired e) {
            return Optional.empty();
        }
    }

    /** The value is to the side to move. */
    private Result<A> root(GivenPosition<A> position, Clock clock, int depth, A first, int alpha, int beta) {
        List<A> actions = front(first, position.actions());
        Player me = position.player();
        A best = first;
        int bestValue = -Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = forPlayer(me, position, clock, depth - 1, 1, Math.max(alpha, bestValue), beta);
            position.undo();
            if (v > bestValue) {
                bestValue = v;
                best = action;
            }
            if (v >= beta) {
                break;
            }
        }
        return new Result<>(best, bestValue);
    }

    private int forPlayer(Player me, GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw Expired.INSTANCE;
        }
        int sign = me == Player.MAX ? 1 : -1;
        if (p.terminal()) {
            int u = p.utility() * sign;
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return p.evaluation() * sign;
        }
        Player mover = p.player();
        if (mover != me) {
            return -forPlayer(mover, p, clock, depth, ply, -beta, -alpha);
        }
        while (killers.size() <= ply) {
            killers.add(new ArrayList<>());
        }
        List<A> actions = p.actions();
        for (A killer : killers.get(ply)) {
            actions = front(killer, actions);
        }
        int best = -Window.INFINITY;
        for (A action : actions) {
            p.make(action);
            int v = forPlayer(me, p, clock, depth - 1, ply + 1, Math.max(alpha, best), beta);
            p.undo();
            best = Math.max(best, v);
            if (best >= beta) {
                List<A> here = killers.get(ply);
                here.remove(action);
                here.add(action);
                if (here.size() > 2) {
                    here.remove(0);
                }
                break;
            }
        }
        return best;
    }

    private static <T> List<T> front(T first, List<T> all) {
        List<T> list = new ArrayList<>(all);
        if (list.remove(first)) {
            list.add(0, first);
        }
        return list;
    }
}
