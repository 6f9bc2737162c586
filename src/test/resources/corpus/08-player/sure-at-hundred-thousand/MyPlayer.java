// exercise: 08
// truth: wrong
// mistake: an estimate of exactly 100,000 is taken for a proved win and ends the search, as the limit for that is the largest estimate itself
// player: both
// style: two methods max and min, stop flag instead of an exception
// single: yes
// detail: only where an estimate is 100,000 or -100,000 and comes up to the root
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
    static final int SURE = 100_000; // estimates end here, beyond are wins
    private GivenPosition<A> p;
    private Clock clock;
    private boolean stop;
    private Map<Integer, A> cutter;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.p = position;
        this.clock = clock;
        this.stop = false;
        this.cutter = new HashMap<>();
        List<A> list = new ArrayList<>(p.actions());
        boolean max = p.player() == Player.MAX;
        A answer = list.get(0);
        for (int depth = 1; depth <= 60; depth++) {
            A found = null;
            int a = -Window.INFINITY;
            int b = Window.INFINITY;
            for (A move : list) {
                p.make(move);
                int v = look(depth - 1, 1, a, b);
                if (stop) {
                    return answer;
                }
                p.undo();
                if (found == null || (max ? v > a : v < b)) {
                    found = move;
                    if (max) a = v;
                    else b = v;
                }
            }
            answer = found;
            int value = max ? a : b;
            if (value >= SURE || value <= -SURE) {
                return answer; // won or lost, no need to look further
            }
            list.remove(answer);
            list.add(0, answer);
        }
        return answer;
    }

    private int look(int depth, int ply, int a, int b) {
        if (stop || clock.isUp()) {
            stop = true;
            return 0;
        }
        if (p.terminal()) {
            int u = p.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth <= 0) {
            return p.evaluation();
        }
        return p.player() == Player.MAX ? max(depth, ply, a, b) : min(depth, ply, a, b);
    }

    private List<A> moves(int ply) {
        List<A> moves = new ArrayList<>(p.actions());
        A first = cutter.get(ply);
        if (moves.remove(first)) {
            moves.add(0, first);
        }
        return moves;
    }

    private int max(int depth, int ply, int a, int b) {
        int best = -Window.INFINITY;
        for (A move : moves(ply)) {
            p.make(move);
            int v = look(depth - 1, ply + 1, Math.max(a, best), b);
            if (stop) return 0;
            p.undo();
            best = Math.max(best, v);
            if (best >= b) {
                cutter.put(ply, move);
                return best;
            }
        }
        return best;
    }

    private int min(int depth, int ply, int a, int b) {
        int best = Window.INFINITY;
        for (A move : moves(ply)) {
            p.make(move);
            int v = look(depth - 1, ply + 1, a, Math.min(b, best));
            if (stop) return 0;
            p.undo();
            best = Math.min(best, v);
            if (best <= a) {
                cutter.put(ply, move);
                return best;
            }
        }
        return best;
    }
}
