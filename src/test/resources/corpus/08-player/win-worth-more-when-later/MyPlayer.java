// exercise: 08
// truth: wrong
// mistake: the ply is added to a win and taken from a loss, so it takes the longest way to a win
// player: both
// style: one method for all nodes, exception, history
// single: yes
// detail: it leaves a win in one for a longer win
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Stop extends Exception {}

    private Map<A, Integer> cuts = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts = new HashMap<>();
        List<A> list = new ArrayList<>(position.actions());
        A best = list.get(0);
        try {
            for (int d = 1; d < 50; d++) {
                best = think(position, clock, list, d);
                list.remove(best);
                list.add(0, best);
            }
        } catch (Stop s) {
            return best;
        }
        return best;
    }

    private A think(GivenPosition<A> position, Clock clock, List<A> list, int d) throws Stop {
        boolean max = position.player().equals(Player.MAX);
        A best = list.get(0);
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        for (A each : list) {
            position.make(each);
            int v = deep(position, clock, d - 1, 1, a, b);
            position.undo();
            if (max) {
                if (v > a) {
                    a = v;
                    best = each;
                }
            } else {
                if (v < b) {
                    b = v;
                    best = each;
                }
            }
        }
        return best;
    }

    private int deep(GivenPosition<A> position, Clock clock, int d, int ply, int a, int b) throws Stop {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (position.terminal()) {
            int u = position.utility();
            if (u > 0) {
                u += ply;
            } else if (u < 0) {
                u -= ply;
            }
            return u;
        }
        if (d == 0) {
            return position.evaluation();
        }
        List<A> list = new ArrayList<>(position.actions());
        list.sort(Comparator.comparing((A x) -> cuts.getOrDefault(x, 0), Comparator.reverseOrder()));
        boolean max = position.player() == Player.MAX;
        for (A each : list) {
            position.make(each);
            int v = deep(position, clock, d - 1, ply + 1, a, b);
            position.undo();
            if (max) {
                a = Math.max(a, v);
            } else {
                b = Math.min(b, v);
            }
            if (a >= b) {
                cuts.merge(each, 1, Integer::sum);
                return max ? a : b;
            }
        }
        return max ? a : b;
    }
}
