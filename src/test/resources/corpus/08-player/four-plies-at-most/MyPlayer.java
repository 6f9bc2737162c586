// exercise: 08
// truth: wrong
// mistake: the iterations end with depth four, however much time is left
// player: both
// style: constants, exception, history
// single: yes
// detail: always when there is time for more than four plies
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_DEPTH = 4;

    private final Map<A, Integer> cutoffs = new HashMap<>();

    private static final class Interrupted extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cutoffs.clear();
        List<A> actions = new ArrayList<>(position.actions());
        int depth = 1;
        try {
            while (depth <= MAX_DEPTH) {
                int best = bestIndex(position, clock, actions, depth);
                Collections.rotate(actions.subList(0, best + 1), 1);
                depth++;
            }
        } catch (Interrupted e) {
            return actions.get(0);
        }
        return actions.get(0);
    }

    private int bestIndex(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int best = 0;
        for (int i = 0; i < actions.size(); i++) {
            position.make(actions.get(i));
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = i;
            }
            if (!max && v < beta) {
                beta = v;
                best = i;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Interrupted();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> cutoffs.getOrDefault(b, 0) - cutoffs.getOrDefault(a, 0));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                cutoffs.merge(action, depth, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
