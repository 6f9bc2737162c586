// exercise: 08
// truth: right
// mistake: none; a window around the last value and a full search when it fails
// player: both
// style: aspiration, fail-hard below the root, lambdas
// single: yes
// detail: always
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MARGIN = 40;
    private static final RuntimeException UP = new RuntimeException("up", null, false, false) {};

    private interface Rule {
        boolean better(int a, int b);
    }

    private record Result<A>(A action, int value) {}

    private final Map<String, A> refutations = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        refutations.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A play = actions.get(0);
        int guess = 0;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int lo = depth < 3 ? -Window.INFINITY : guess - MARGIN;
                int hi = depth < 3 ? Window.INFINITY : guess + MARGIN;
                Result<A> r = root(position, clock, actions, depth, lo, hi);
                if (r.value() <= lo || r.value() >= hi) {
                    r = root(position, clock, actions, depth, -Window.INFINITY, Window.INFINITY);
                }
                play = r.action();
                guess = r.value();
                if (Math.abs(guess) > Window.MAX_VALUE - 100) return play;
                actions.remove(play);
                actions.add(0, play);
            }
        } catch (RuntimeException e) {
            if (e != UP) throw e;
        }
        return play;
    }

    private Result<A> root(GivenPosition<A> p, Clock clock, List<A> actions, int depth, int lo, int hi) {
        boolean max = p.player() == Player.MAX;
        Rule rule = max ? (a, b) -> a > b : (a, b) -> a < b;
        Result<A> best = null;
        for (A a : actions) {
            p.make(a);
            int v = value(p, clock, depth - 1, 1, lo, hi);
            p.undo();
            if (best == null || rule.better(v, best.value())) best = new Result<>(a, v);
            lo = max ? Math.max(lo, v) : lo;
            hi = max ? hi : Math.min(hi, v);
            if (lo >= hi) break;
        }
        return best;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int lo, int hi) {
        if (clock.isUp()) throw UP;
        if (p.terminal()) return p.utility() > 0 ? p.utility() - ply : p.utility() < 0 ? p.utility() + ply : 0;
        if (depth == 0) return p.evaluation();
        boolean max = p.player() == Player.MAX;
        String key = ply + (max ? "x" : "o");
        List<A> list = new ArrayList<>(p.actions());
        int at = list.indexOf(refutations.get(key));
        if (at > 0) list.add(0, list.remove(at));
        int best = max ? lo : hi;
        for (A a : list) {
            p.make(a);
            int v = max ? value(p, clock, depth - 1, ply + 1, best, hi) : value(p, clock, depth - 1, ply + 1, lo, best);
            p.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= hi : best <= lo) {
                refutations.put(key, a);
                break;
            }
        }
        return best;
    }
}
