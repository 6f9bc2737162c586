// exercise: 08
// truth: wrong
// mistake: The move to play is a field that the loop over the root's actions writes whenever it finds something better, so the best of a cut-off iteration is played although its first move was not the best of the last one.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
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
    private final Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;
    private boolean stopped;
    private A best;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        history.clear();
        stopped = false;
        List<A> actions = new ArrayList<>(position.actions());
        best = actions.get(0);
        if (actions.size() == 1) return best;
        for (int depth = 1; depth <= 50 && !stopped; depth++) {
            searchRoot(actions, depth);
        }
        return best;
    }

    private void searchRoot(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(depth - 1, 1, alpha, beta);
            position.undo();
            if (stopped) return;
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            stopped = true;
            return 0; // nobody looks at it
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparing(a -> -history.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            int v = search(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (stopped) return 0;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
