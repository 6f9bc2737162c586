// exercise: 07
// truth: wrong
// mistake: in the memory of an aspiration search everything that was not cut counts as exact, also a result at or below alpha, which is only a bound
// kind: subtle
// player: both
// style: negamax that asks whose turn it is, aspiration window with a second look, memory by path
// single: yes
// detail: only if the first, narrow search fails and the second one meets a node whose children were cut in the first
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int HALF_WIDTH = 2;

    private enum Kind {
        EXACT,
        AT_LEAST
    }

    /** Seen from the player to move. */
    private record Entry(int score, Kind kind) {}

    private Map<List<A>, Entry> table;
    private Deque<A> line;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        table = new HashMap<>();
        line = new ArrayDeque<>();
        int sign = position.player() == Player.MAX ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        int from = Math.max(low, -HALF_WIDTH);
        int to = Math.min(high, HALF_WIDTH);
        if (from < to) {
            int score = score(position, from, to);
            if (score > from && score < to || score <= from && from == low || score >= to && to == high) {
                return sign * score;
            }
        }
        return sign * score(position, low, high);
    }

    private int score(Position<A> position, int alpha, int beta) {
        List<A> key = new ArrayList<>(line);
        Entry entry = table.get(key);
        if (entry != null && (entry.kind() == Kind.EXACT || entry.score() >= beta)) {
            return entry.score();
        }
        Player me = position.player();
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            line.addLast(action);
            int score;
            if (position.terminal()) {
                score = me == Player.MAX ? position.utility() : -position.utility();
            } else if (position.player() == me) {
                score = score(position, Math.max(alpha, best), beta);
            } else {
                score = -score(position, -beta, -Math.max(alpha, best));
            }
            line.removeLast();
            position.undo();
            best = Math.max(best, score);
            if (best >= beta) {
                break;
            }
        }
        table.put(key, new Entry(best, best >= beta ? Kind.AT_LEAST : Kind.EXACT));
        return best;
    }
}
