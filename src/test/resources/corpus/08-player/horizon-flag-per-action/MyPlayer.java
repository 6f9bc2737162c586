// exercise: 08
// truth: wrong
// mistake: the flag that the search came to its depth limit is reset for each root action, so it tells of the last one only, and the search ends too early
// player: both
// style: alpha-beta in one method, ends when the whole tree is seen
// single: yes
// detail: only when below the last root action everything looked at has ended, e.g. the last action loses at once; then it stops long before the clock
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
    private static final class TimeUp extends Exception {}

    private final Map<A, Integer> history = new HashMap<>();
    private boolean horizon; // whether an estimate was needed

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A result = actions.get(0);
        int depth = 0;
        try {
            do {
                depth++;
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A best = actions.get(0);
                for (A action : actions) {
                    horizon = false;
                    position.make(action);
                    int v = search(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max ? v > alpha : v < beta) {
                        best = action;
                        if (max) {
                            alpha = v;
                        } else {
                            beta = v;
                        }
                    }
                }
                result = best;
                actions.remove(best);
                actions.add(0, best);
            } while (horizon); // otherwise the whole tree was seen
        } catch (TimeUp e) {
            return result;
        }
        return result;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeUp {
        if (clock.isUp()) {
            throw new TimeUp();
        }
        if (position.terminal()) {
            return position.utility() - ply * Integer.signum(position.utility());
        }
        if (depth == 0) {
            horizon = true;
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((x, y) -> Integer.compare(history.getOrDefault(y, 0), history.getOrDefault(x, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
            if (beta <= alpha) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
