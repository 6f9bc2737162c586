// exercise: 08
// truth: wrong
// mistake: at the horizon it asks for the estimate before it has asked whether the game is over, so wins and losses at the last ply are estimated
// player: both
// style: history map, switch, iterator
// kind: slip
// single: yes
// detail: ends of the game exactly at the depth of the iteration, such as a win in one in the first one
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Integer> history = new HashMap<>();

    private static final class OutOfTime extends Exception {
        private static final long serialVersionUID = 7;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> order = new ArrayList<>(position.actions());
        for (int depth = 1; depth <= 60; depth++) {
            try {
                A best = iterate(position, clock, order, depth);
                order.remove(best);
                order.add(0, best);
            } catch (OutOfTime e) {
                depth = 1000;
            }
        }
        return order.get(0);
    }

    private A iterate(GivenPosition<A> position, Clock clock, List<A> order, int depth) throws OutOfTime {
        A best = null;
        int value = 0;
        Player player = position.player();
        for (A action : order) {
            int low = player == Player.MAX && best != null ? value : -Window.INFINITY;
            int high = player == Player.MIN && best != null ? value : Window.INFINITY;
            position.make(action);
            int found = search(position, clock, depth - 1, 1, low, high);
            position.undo();
            if (best == null || (player == Player.MAX ? found > value : found < value)) {
                best = action;
                value = found;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (depth == 0) {
            return p.evaluation();
        }
        if (p.terminal()) {
            return p.utility() - Integer.signum(p.utility()) * ply;
        }
        List<A> actions = new ArrayList<>(p.actions());
        actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        Iterator<A> it = actions.iterator();
        switch (p.player()) {
            case MAX -> {
                int best = -Window.INFINITY;
                while (it.hasNext()) {
                    A a = it.next();
                    p.make(a);
                    best = Math.max(best, search(p, clock, depth - 1, ply + 1, alpha, beta));
                    p.undo();
                    alpha = Math.max(alpha, best);
                    if (alpha >= beta) {
                        history.merge(a, depth * depth, Integer::sum);
                        return best;
                    }
                }
                return best;
            }
            default -> {
                int best = Window.INFINITY;
                while (it.hasNext()) {
                    A a = it.next();
                    p.make(a);
                    best = Math.min(best, search(p, clock, depth - 1, ply + 1, alpha, beta));
                    p.undo();
                    beta = Math.min(beta, best);
                    if (alpha >= beta) {
                        history.merge(a, depth * depth, Integer::sum);
                        return best;
                    }
                }
                return best;
            }
        }
    }
}
