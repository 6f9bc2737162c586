// exercise: 08
// truth: wrong
// mistake: the move to play is a field that the loop over the root's actions writes, so an iteration that the clock cuts off has already changed it
// player: both
// style: fields for everything, exception as the way out, history at the inner nodes, root in the given order
// kind: slip
// single: yes
// detail: when the clock is up in the middle of an iteration: the best of the actions looked at so far is played
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
    private GivenPosition<A> position;
    private Clock clock;
    private A bestMove;
    private int bestValue;
    private Map<A, Integer> history = new HashMap<>();

    private static class OutOfTime extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.history = new HashMap<>();
        this.bestMove = position.actions().get(0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                searchRoot(depth);
                if (bestValue > 900000 || bestValue < -900000) break;
            }
        } catch (OutOfTime e) {
            // time is over, play what we have
        }
        return bestMove;
    }

    private void searchRoot(int depth) {
        boolean max = position.player() == Player.MAX;
        bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            int v = max ? search(depth - 1, 1, bestValue, Window.INFINITY) : search(depth - 1, 1, -Window.INFINITY, bestValue);
            position.undo();
            if (max && v > bestValue || !max && v < bestValue) {
                bestValue = v;
                bestMove = a;
            }
        }
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new OutOfTime();
        if (position.terminal()) {
            int u = position.utility();
            if (u > 0) return u - ply;
            if (u < 0) return u + ply;
            return 0;
        }
        if (depth == 0) return position.evaluation();
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : actions) {
                position.make(a);
                best = Math.max(best, search(depth - 1, ply + 1, alpha, beta));
                position.undo();
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    history.merge(a, depth, Integer::sum);
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : actions) {
                position.make(a);
                best = Math.min(best, search(depth - 1, ply + 1, alpha, beta));
                position.undo();
                beta = Math.min(beta, best);
                if (alpha >= beta) {
                    history.merge(a, depth, Integer::sum);
                    break;
                }
            }
            return best;
        }
    }
}
