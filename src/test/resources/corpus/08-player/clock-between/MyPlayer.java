// exercise: 08
// truth: wrong
// mistake: the clock is asked only before an iteration begins, so a long iteration runs on after the time is over
// player: both
// style: do-while, killers in an array list, ternaries
// kind: slip
// single: yes
// detail: an iteration of thousands of moves is finished after the clock is up; the move comes far too late
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final List<A> killer = new ArrayList<>(Collections.nCopies(64, null));

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Collections.fill(killer, null);
        List<A> actions = new ArrayList<>(position.actions());
        int depth = 0;
        int value;
        do {
            depth++;
            boolean max = position.player() == Player.MAX;
            int a = -Window.INFINITY;
            int b = Window.INFINITY;
            int index = 0;
            for (int i = 0; i < actions.size(); i++) {
                position.make(actions.get(i));
                int v = search(position, depth - 1, 1, a, b);
                position.undo();
                if (max ? v > a : v < b) {
                    index = i;
                    a = max ? v : a;
                    b = max ? b : v;
                }
            }
            value = max ? a : b;
            Collections.swap(actions, 0, index);
        } while (!clock.isUp() && depth < 60 && Math.abs(value) < 999_000);
        return actions.get(0);
    }

    private int search(GivenPosition<A> p, int depth, int ply, int a, int b) {
        if (p.terminal()) {
            return p.utility() > 0 ? p.utility() - ply : p.utility() < 0 ? p.utility() + ply : 0;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> list = new ArrayList<>(p.actions());
        int k = list.indexOf(killer.get(ply));
        if (k > 0) {
            Collections.swap(list, 0, k);
        }
        for (A action : list) {
            p.make(action);
            int v = search(p, depth - 1, ply + 1, a, b);
            p.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            a = max ? Math.max(a, best) : a;
            b = max ? b : Math.min(b, best);
            if (a >= b) {
                killer.set(ply, action);
                break;
            }
        }
        return best;
    }
}
