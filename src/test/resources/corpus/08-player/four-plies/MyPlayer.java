// exercise: 08
// truth: wrong
// mistake: the iterations end at four plies, however much time is left
// player: both
// style: constant for the depth, streams at the root
// single: yes
// detail: with time for more than four plies: time is left over, wins in five and seven plies are not seen
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_DEPTH = 4;

    private final Map<A, Integer> history = new HashMap<>();

    private static class NoTime extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> played = new ArrayList<>(position.actions().subList(0, 1));
        try {
            IntStream.rangeClosed(1, MAX_DEPTH).forEach(depth -> played.add(iteration(position, clock, depth, played.get(played.size() - 1))));
        } catch (NoTime e) {
            // the last one in the list was finished
        }
        return played.get(played.size() - 1);
    }

    private A iteration(GivenPosition<A> position, Clock clock, int depth, A first) {
        List<A> order = new ArrayList<>(position.actions());
        order.remove(first);
        order.add(0, first);
        boolean max = position.player() == Player.MAX;
        Choice<A> best = null;
        for (A action : order) {
            position.make(action);
            int low = max && best != null ? best.value() : -Window.INFINITY;
            int high = !max && best != null ? best.value() : Window.INFINITY;
            int value = value(position, clock, depth - 1, 1, low, high);
            position.undo();
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Choice<>(action, value);
            }
        }
        return best.action();
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new NoTime();
        }
        if (position.terminal()) {
            return position.utility() - ply * Integer.signum(position.utility());
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> order = new ArrayList<>(position.actions());
        order.sort(Comparator.comparing((A a) -> -history.getOrDefault(a, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : order) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, max ? Math.max(alpha, best) : alpha, max ? beta : Math.min(beta, best));
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                history.merge(action, depth, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
