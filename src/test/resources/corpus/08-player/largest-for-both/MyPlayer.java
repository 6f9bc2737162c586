// exercise: 08
// truth: wrong
// mistake: the root takes the action with the largest value for either player, although values are to MAX
// player: MIN
// style: two mutually recursive methods, full window at the root kept in alpha
// single: yes
// detail: always when the player is MIN
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
    static class Up extends Exception {}

    GivenPosition<A> p;
    Clock c;
    Map<A, Integer> hits = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        p = position;
        c = clock;
        hits.clear();
        A result = p.actions().get(0);
        for (int d = 1; d <= 50; d++) {
            try {
                result = root(d, result);
            } catch (Up up) {
                return result;
            }
        }
        return result;
    }

    A root(int d, A first) throws Up {
        List<A> list = sorted();
        list.remove(first);
        list.add(0, first);
        int best = -Window.INFINITY;
        A action = first;
        for (A a : list) {
            p.make(a);
            int v = value(d - 1, 1, best, Window.INFINITY);
            p.undo();
            if (v > best) {
                best = v;
                action = a;
            }
        }
        return action;
    }

    List<A> sorted() {
        List<A> list = new ArrayList<>(p.actions());
        list.sort((x, y) -> hits.getOrDefault(y, 0) - hits.getOrDefault(x, 0));
        return list;
    }

    int value(int d, int ply, int alpha, int beta) throws Up {
        if (c.isUp()) throw new Up();
        if (p.terminal()) return p.utility() > 0 ? p.utility() - ply : p.utility() < 0 ? p.utility() + ply : 0;
        if (d == 0) return p.evaluation();
        return p.player() == Player.MAX ? max(d, ply, alpha, beta) : min(d, ply, alpha, beta);
    }

    int max(int d, int ply, int alpha, int beta) throws Up {
        int best = -Window.INFINITY;
        for (A a : sorted()) {
            p.make(a);
            best = Math.max(best, value(d - 1, ply + 1, Math.max(alpha, best), beta));
            p.undo();
            if (best >= beta) {
                hits.merge(a, d, Integer::sum);
                break;
            }
        }
        return best;
    }

    int min(int d, int ply, int alpha, int beta) throws Up {
        int best = Window.INFINITY;
        for (A a : sorted()) {
            p.make(a);
            best = Math.min(best, value(d - 1, ply + 1, alpha, Math.min(beta, best)));
            p.undo();
            if (best <= alpha) {
                hits.merge(a, d, Integer::sum);
                break;
            }
        }
        return best;
    }
}
