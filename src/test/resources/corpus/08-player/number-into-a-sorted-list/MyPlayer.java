// exercise: 08
// truth: wrong
// mistake: the number of the best action is kept, and looked up after the list was reordered for the next iteration, so it is the number of another action
// player: both
// style: index of the best, ported from Python
// single: yes
// detail: always from the second iteration on, unless the best is the first
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 60;
    private static final int SURE = Window.MAX_VALUE - 1000;

    static class TimeOver extends RuntimeException {
        TimeOver() {
            super("time", null, false, false);
        }
    }

    private final Map<Integer, A> cutter = new HashMap<>();
    private GivenPosition<A> pos;
    private Clock clock;
    private int rootValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        cutter.clear();
        List<A> moves = new ArrayList<>(position.actions());
        int index = 0;
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                index = iteration(moves, depth);
                if (Math.abs(rootValue) >= SURE) {
                    break;
                }
                moves.add(0, moves.remove(index));
            }
        } catch (TimeOver t) {
            // what is finished is what counts
        }
        return moves.get(index);
    }

    private int iteration(List<A> moves, int depth) {
        boolean max = pos.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int best = 0;
        for (A a : moves) {
            pos.make(a);
            int v = search(depth - 1, 1, alpha, beta);
            pos.undo();
            if (max && v > alpha) {
                alpha = v;
                best = moves.indexOf(a);
            } else if (!max && v < beta) {
                beta = v;
                best = moves.indexOf(a);
            }
        }
        rootValue = max ? alpha : beta;
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (pos.terminal()) {
            return Integer.signum(pos.utility()) * (Window.MAX_VALUE - ply);
        }
        if (depth <= 0) {
            return pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        A first = cutter.get(ply);
        if (first != null && moves.remove(first)) {
            moves.add(0, first);
        }
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : moves) {
            pos.make(a);
            int v = search(depth - 1, ply + 1, alpha, beta);
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                cutter.put(ply, a);
                break;
            }
        }
        return best;
    }
}
