// exercise: 08
// truth: right
// mistake: none; null windows at the root, searched again where they fail
// player: both
// style: PVS at the root, exception
// single: yes
// detail: always
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 60;
    private static final int PROVED = Window.MAX_VALUE - 1000;

    static class OutOfTime extends RuntimeException {
        OutOfTime() {
            super("time", null, false, false);
        }
    }

    private final Map<Integer, A> lastCut = new HashMap<>();
    private GivenPosition<A> p;
    private Clock clock;
    private int rootValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.p = position;
        this.clock = clock;
        lastCut.clear();
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                answer = iteration(moves, depth);
                if (Math.abs(rootValue) >= PROVED) {
                    break;
                }
                moves.remove(answer);
                moves.add(0, answer);
            }
        } catch (OutOfTime t) {
            // what is finished is what counts
        }
        return answer;
    }

    private A iteration(List<A> moves, int depth) {
        boolean max = p.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = moves.get(0);
        for (A a : moves) {
            p.make(a);
            int v;
            if (a == moves.get(0)) {
                v = search(depth - 1, 1, alpha, beta);
            } else if (max) {
                v = search(depth - 1, 1, alpha, alpha + 1);
                v = v > alpha ? search(depth - 1, 1, alpha, beta) : v;
            } else {
                v = search(depth - 1, 1, beta - 1, beta);
                v = v < beta ? search(depth - 1, 1, alpha, beta) : v;
            }
            p.undo();
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        rootValue = max ? alpha : beta;
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (p.terminal()) {
            return Integer.signum(p.utility()) * (Window.MAX_VALUE - ply);
        }
        if (depth <= 0) {
            return p.evaluation();
        }
        List<A> moves = new ArrayList<>(p.actions());
        A first = lastCut.get(ply);
        if (first != null && moves.remove(first)) {
            moves.add(0, first);
        }
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : moves) {
            p.make(a);
            int v = search(depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                lastCut.put(ply, a);
                break;
            }
        }
        return best;
    }
}
