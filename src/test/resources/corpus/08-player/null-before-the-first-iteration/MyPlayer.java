// exercise: 08
// truth: wrong
// mistake: The move to play begins as null and is set only when an iteration is finished; if the clock is up before one ply has been looked at, null is returned.
// player: both
// style: checked exception, root order by the scores of the last iteration
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

    private static final class ClockIsUp extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Search search = new Search(position, clock);
        A move = null;
        try {
            for (int plies = 1; plies < 64; plies++) {
                move = search.iteration(plies);
            }
        } catch (ClockIsUp up) {
            // done
        }
        return move;
    }

    private class Search {
        final GivenPosition<A> p;
        final Clock clock;
        final List<A> root;
        final Map<A, Integer> killer = new HashMap<>();

        Search(GivenPosition<A> p, Clock clock) {
            this.p = p;
            this.clock = clock;
            this.root = new ArrayList<>(p.actions());
        }

        A iteration(int plies) throws ClockIsUp {
            int a = -Window.INFINITY, b = Window.INFINITY;
            boolean max = p.player() == Player.MAX;
            A best = root.get(0);
            for (A action : root) {
                p.make(action);
                int v = go(plies - 1, 1, a, b);
                p.undo();
                if (max && v > a) {
                    a = v;
                    best = action;
                }
                if (!max && v < b) {
                    b = v;
                    best = action;
                }
            }
            root.remove(best);
            root.add(0, best);
            return best;
        }

        int go(int plies, int from, int a, int b) throws ClockIsUp {
            if (clock.isUp()) throw new ClockIsUp();
            if (p.terminal()) {
                return p.utility() > 0 ? p.utility() - from : p.utility() < 0 ? p.utility() + from : 0;
            }
            if (plies == 0) return p.evaluation();
            List<A> list = new ArrayList<>(p.actions());
            list.sort((x, y) -> killer.getOrDefault(y, 0).compareTo(killer.getOrDefault(x, 0)));
            if (p.player() == Player.MAX) {
                int v = -Window.INFINITY;
                for (A action : list) {
                    p.make(action);
                    v = Math.max(v, go(plies - 1, from + 1, a, b));
                    p.undo();
                    a = Math.max(a, v);
                    if (a >= b) {
                        killer.merge(action, plies * plies, Integer::sum);
                        return v;
                    }
                }
                return v;
            } else {
                int v = Window.INFINITY;
                for (A action : list) {
                    p.make(action);
                    v = Math.min(v, go(plies - 1, from + 1, a, b));
                    p.undo();
                    b = Math.min(b, v);
                    if (a >= b) {
                        killer.merge(action, plies * plies, Integer::sum);
                        return v;
                    }
                }
                return v;
            }
        }
    }
}
