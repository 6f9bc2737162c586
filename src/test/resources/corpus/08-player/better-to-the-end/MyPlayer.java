// exercise: 08
// truth: right
// mistake: none; an unfinished iteration looks first at the best of the one before, and its best is played if that first action was finished, as the README allows.
// player: both
// style: flag instead of exception, negamax, killers and history
// single: yes
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
    private GivenPosition<A> pos;
    private Clock clock;
    private boolean aborted;
    private Object[] killer;
    private Map<Integer, Map<A, Long>> scores;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.aborted = false;
        this.killer = new Object[256];
        this.scores = Map.of(1, new HashMap<>(), -1, new HashMap<>());
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        for (int depth = 1; !aborted && depth < 250; depth++) {
            int low = -Window.INFINITY;
            A best = null;
            int us = us();
            for (A m : moves) {
                int v = go(m, us, depth - 1, 1, low, Window.INFINITY);
                if (aborted) {
                    break; // v says nothing
                }
                if (v > low) {
                    low = v;
                    best = m;
                }
            }
            // finished, or cut off after the first one, which was the best of the last iteration
            if (best != null && (!aborted || depth > 1)) {
                answer = best;
                moves.remove(best);
                moves.add(0, best);
            }
        }
        return answer;
    }

    private int us() {
        return pos.player() == Player.MAX ? 1 : -1;
    }

    /** The value of the action to us, who play it. */
    private int go(A m, int us, int depth, int ply, int low, int high) {
        if (clock.isUp()) {
            aborted = true;
            return 0;
        }
        pos.make(m);
        int v;
        if (pos.terminal()) {
            int u = us * pos.utility();
            v = u > 0 ? u - ply : u < 0 ? u + ply : 0;
        } else if (depth == 0) {
            v = us * pos.evaluation();
        } else if (us() == us) {
            v = best(us, depth, ply, low, high);
        } else {
            v = -best(-us, depth, ply, -high, -low);
        }
        pos.undo();
        return v;
    }

    private int best(int us, int depth, int ply, int low, int high) {
        List<A> moves = new ArrayList<>(pos.actions());
        Object first = killer[ply];
        Map<A, Long> score = scores.get(us);
        moves.sort((a, b) -> {
            boolean ka = a.equals(first);
            boolean kb = b.equals(first);
            return ka != kb ? (ka ? -1 : 1) : Long.compare(score.getOrDefault(b, 0L), score.getOrDefault(a, 0L));
        });
        int top = -Window.INFINITY;
        int count = 0;
        for (A m : moves) {
            int v = go(m, us, depth - 1 - (depth > 2 && count > 3 ? 1 : 0), ply + 1, low, high);
            if (depth > 2 && count > 3 && v > low && !aborted) {
                v = go(m, us, depth - 1, ply + 1, low, high); // not so bad: look to the full depth
            }
            count++;
            if (aborted) {
                return 0;
            }
            top = Math.max(top, v);
            low = Math.max(low, v);
            if (low >= high) {
                killer[ply] = m;
                score.merge(m, 1L << Math.min(depth, 40), Long::sum);
                break;
            }
        }
        return top;
    }
}
