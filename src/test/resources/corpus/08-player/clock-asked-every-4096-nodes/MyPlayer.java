// exercise: 08
// truth: wrong
// mistake: the clock is asked at every 4,096th node only, so the move comes up to 4,095 moves late, more than the 2,000 that are allowed
// kind: slip
// player: both
// style: node counter with a bit mask, negamax that asks who moves, long scores
// single: yes
// detail: depends on the number of moves of the clock: seen with 10, 1,000 or 5,000, not with 4,000
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int CHECK_MASK = 0xFFF;

    private static final class Timeout extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Timeout() {
            super("time is up", null, false, false);
        }
    }

    private int nodes;
    private final Map<A, Long> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        nodes = 0;
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A play = actions.get(0);
        try {
            for (int depth = 1; depth < 50; depth++) {
                long best = Long.MIN_VALUE / 2;
                A choice = null;
                int sign = position.player() == Player.MAX ? 1 : -1;
                for (A action : actions) {
                    position.make(action);
                    long v = sign * (sign > 0
                            ? score(position, clock, depth - 1, 1, best, Long.MAX_VALUE / 2)
                            : score(position, clock, depth - 1, 1, Long.MIN_VALUE / 2, -best));
                    position.undo();
                    if (v > best) {
                        best = v;
                        choice = action;
                    }
                }
                play = choice;
                if (Math.abs(best) > 500_000) {
                    break;
                }
                actions.remove(play);
                actions.add(0, play);
            }
        } catch (Timeout timeout) {
            // play what the last full iteration said
        }
        return play;
    }

    /** The score to MAX. */
    private long score(GivenPosition<A> p, Clock clock, int depth, int ply, long alpha, long beta) {
        if ((++nodes & CHECK_MASK) == 0 && clock.isUp()) {
            throw new Timeout();
        }
        if (p.terminal()) {
            long u = p.utility();
            return u - Long.signum(u) * ply;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        boolean max = p.player() == Player.MAX;
        List<A> actions = new ArrayList<>(p.actions());
        actions.sort((a, b) -> Long.compare(history.getOrDefault(b, 0L), history.getOrDefault(a, 0L)));
        long best = max ? Long.MIN_VALUE / 2 : Long.MAX_VALUE / 2;
        for (A action : actions) {
            p.make(action);
            long v = score(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(action, 1L << depth, Long::sum);
                break;
            }
        }
        return best;
    }
}
