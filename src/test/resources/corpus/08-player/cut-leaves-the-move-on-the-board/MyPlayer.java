// exercise: 08
// truth: wrong
// mistake: at a cutoff the loop is left before undo, so the rest of the iteration is searched in other positions than it believes (and then often throws)
// player: both
// style: one recursive method with a checked exception, best move swapped to the front
// single: yes
// detail: cuts happen from the second ply on
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    static final class OutOfTime extends Exception {
        private static final long serialVersionUID = 42;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        int depth = 1;
        try {
            while (depth < 40) {
                A better = searchRoot(position, clock, moves, depth);
                answer = better;
                Collections.swap(moves, 0, moves.indexOf(better));
                depth++;
            }
        } catch (OutOfTime e) {
            return answer;
        }
        return answer;
    }

    private A searchRoot(GivenPosition<A> pos, Clock clock, List<A> moves, int depth) throws OutOfTime {
        boolean maximize = pos.player().equals(Player.MAX);
        A best = null;
        int bestValue = 0;
        for (A m : moves) {
            pos.make(m);
            int low = maximize && best != null ? bestValue : -Window.INFINITY;
            int high = !maximize && best != null ? bestValue : Window.INFINITY;
            int v = search(pos, clock, depth - 1, 1, low, high);
            pos.undo();
            if (best == null || (maximize && v > bestValue) || (!maximize && v < bestValue)) {
                best = m;
                bestValue = v;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> pos, Clock clock, int depth, int ply, int low, int high) throws OutOfTime {
        if (clock.isUp()) throw new OutOfTime();
        if (pos.terminal()) {
            int u = pos.utility();
            if (u > 0) return u - ply;
            if (u < 0) return u + ply;
            return u;
        }
        if (depth == 0) return pos.evaluation();
        boolean maximize = pos.player().equals(Player.MAX);
        int best = maximize ? -Window.INFINITY : Window.INFINITY;
        for (A m : pos.actions()) {
            pos.make(m);
            int v = search(pos, clock, depth - 1, ply + 1, low, high);
            if (maximize) {
                best = Math.max(best, v);
                low = Math.max(low, best);
            } else {
                best = Math.min(best, v);
                high = Math.min(high, best);
            }
            if (low >= high) break;
            pos.undo();
        }
        return best;
    }
}
