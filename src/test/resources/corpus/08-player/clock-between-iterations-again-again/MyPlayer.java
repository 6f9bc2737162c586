// exercise: 08
// truth: wrong
// mistake: the clock is asked between two iterations only, and an iteration that is begun is always searched to its end
// player: both
// style: return values, no exception, killers by ply
// single: yes
// detail: always when the last iteration costs thousands of moves
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
    private final Map<Integer, A> cutters = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cutters.clear();
        A choice = position.actions().get(0);
        int depth = 1;
        while (!clock.isUp() && depth < 40) {
            choice = think(position, depth, choice);
            depth++;
        }
        return choice;
    }

    private A think(GivenPosition<A> p, int depth, A first) {
        boolean max = p.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = first;
        for (A a : sorted(p.actions(), first)) {
            p.make(a);
            int v = search(p, depth - 1, 1, alpha, beta);
            p.undo();
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> p, int depth, int ply, int alpha, int beta) {
        if (p.terminal()) {
            int u = p.utility();
            if (u > 0) return u - ply;
            if (u < 0) return u + ply;
            return 0;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : sorted(p.actions(), cutters.get(ply))) {
            p.make(a);
            int v = search(p, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                cutters.put(ply, a);
                break;
            }
        }
        return best;
    }

    private List<A> sorted(List<A> actions, A first) {
        List<A> list = new ArrayList<>();
        if (first != null && actions.contains(first)) {
            list.add(first);
        }
        for (A a : actions) {
            if (!a.equals(first)) {
                list.add(a);
            }
        }
        return list;
    }
}
