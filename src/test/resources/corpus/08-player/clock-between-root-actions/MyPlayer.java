// exercise: 08
// truth: wrong
// mistake: the clock is asked only before each action at the root, so that the search of one action goes on for many thousands of moves after the time is up
// kind: slip
// player: both
// style: two methods max and min, history table, no exceptions
// single: yes
// detail: shows where the tree below one root action is large
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A chosen = actions.get(0);
        if (actions.size() == 1) {
            return chosen;
        }
        boolean max = position.player() == Player.MAX;
        for (int depth = 1; depth <= 40; depth++) {
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            A best = null;
            for (A action : actions) {
                if (clock.isUp()) {
                    return chosen;
                }
                position.make(action);
                int value = search(position, depth - 1, 1, alpha, beta);
                position.undo();
                if (best == null || (max ? value > alpha : value < beta)) {
                    best = action;
                    if (max) {
                        alpha = value;
                    } else {
                        beta = value;
                    }
                }
            }
            chosen = best;
            actions.remove(best);
            actions.add(0, best);
            int value = max ? alpha : beta;
            if (Math.abs(value) > 900_000) {
                break;
            }
        }
        return chosen;
    }

    private int search(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int end = position.utility();
            return end - Integer.signum(end) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        return position.player() == Player.MAX
                ? max(position, depth, ply, alpha, beta)
                : min(position, depth, ply, alpha, beta);
    }

    private int max(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : sorted(position)) {
            position.make(action);
            best = Math.max(best, search(position, depth - 1, ply + 1, Math.max(alpha, best), beta));
            position.undo();
            if (best >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                return best;
            }
        }
        return best;
    }

    private int min(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : sorted(position)) {
            position.make(action);
            best = Math.min(best, search(position, depth - 1, ply + 1, alpha, Math.min(beta, best)));
            position.undo();
            if (best <= alpha) {
                history.merge(action, depth * depth, Integer::sum);
                return best;
            }
        }
        return best;
    }

    private List<A> sorted(GivenPosition<A> position) {
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparing(action -> -history.getOrDefault(action, 0)));
        return actions;
    }
}
