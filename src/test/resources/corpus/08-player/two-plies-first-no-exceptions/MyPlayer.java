// exercise: 08
// truth: right
// mistake: none; unusual: begins with two plies (after a look for a win in one), no exception but a NaN-like number that runs up the recursion and that nobody compares, and every move is undone on the way
// player: both
// style: history heuristic with sorted arrays, values as long
// single: yes
// detail: if not even two plies are finished it plays the first action
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final long NO_TIME = Long.MIN_VALUE;
    private static final long INF = 1L << 40;
    private static final long MATE = 999_000;

    private Map<A, Long> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        List<A> moves = new ArrayList<>(position.actions());
        A play = moves.get(0);
        for (A m : moves) {
            if (clock.isUp()) return play;
            int good = position.player() == Player.MAX ? 1 : -1;
            position.make(m);
            boolean won = position.terminal() && good * position.utility() > 0;
            position.undo();
            if (won) return m;
        }
        if (moves.size() == 1) return play;
        for (int plies = 2; plies <= 40; plies++) {
            int side = position.player() == Player.MAX ? 1 : -1;
            long top = -INF;
            A topMove = null;
            for (A m : moves) {
                position.make(m);
                long v = value(position, clock, side, plies - 1, 1, top, INF);
                position.undo();
                if (v == NO_TIME) return play;
                if (v > top) {
                    top = v;
                    topMove = m;
                }
            }
            play = topMove;
            if (Math.abs(top) >= MATE) return play;
            moves.remove(play);
            moves.add(0, play);
        }
        return play;
    }

    /** The value for that side (1 is MAX, -1 is MIN), or NO_TIME. */
    private long value(GivenPosition<A> position, Clock clock, int side, int plies, int ply, long alpha, long beta) {
        if (clock.isUp()) return NO_TIME;
        if (position.terminal()) {
            long u = (long) side * position.utility();
            return u - Long.signum(u) * ply;
        }
        if (plies == 0) return (long) side * position.evaluation();
        int mover = position.player() == Player.MAX ? 1 : -1;
        if (mover != side) {
            long v = value(position, clock, mover, plies, ply, -beta, -alpha);
            return v == NO_TIME ? NO_TIME : -v;
        }
        List<A> moves = new ArrayList<>(position.actions());
        moves.sort((a, b) -> Long.compare(history.getOrDefault(b, 0L), history.getOrDefault(a, 0L)));
        long best = -INF;
        for (A m : moves) {
            position.make(m);
            long v = value(position, clock, side, plies - 1, ply + 1, Math.max(alpha, best), beta);
            position.undo();
            if (v == NO_TIME) return NO_TIME;
            if (v > best) best = v;
            if (best >= beta) {
                history.merge(m, 1L << Math.min(2 * plies, 30), Long::sum);
                break;
            }
        }
        return best;
    }
}
