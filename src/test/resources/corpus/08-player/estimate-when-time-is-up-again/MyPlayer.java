// exercise: 08
// truth: wrong
// mistake: when the clock is up the recursion returns the estimate as if it were a leaf, and the result of that iteration is taken like any other
// player: both
// style: no exceptions, fail-soft, best move first
// single: yes
// detail: sometimes; whenever the clock is up in the middle of an iteration
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
    private Map<A, Integer> good = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        good = new HashMap<>();
        A best = position.actions().get(0);
        int depth = 1;
        while (!clock.isUp() && depth < 64) {
            best = searchRoot(position, clock, best, depth);
            depth++;
        }
        return best;
    }

    private A searchRoot(GivenPosition<A> position, Clock clock, A first, int depth) {
        List<A> actions = new ArrayList<>(position.actions());
        actions.remove(first);
        actions.add(0, first);
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = first;
        for (A action : actions) {
            position.make(action);
            int value = alphabeta(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }

    private int alphabeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Integer.compare(good.getOrDefault(b, 0), good.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            int value = alphabeta(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                good.merge(action, 1, Integer::sum);
                break;
            }
        }
        return best;
    }
}
