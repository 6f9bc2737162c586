// exercise: 08
// truth: wrong
// mistake: the loop over the root's actions writes the field with the move to play, so an iteration that is cut off half-way changes it, though the list is never put in order
// player: both
// style: fields, exception, history
// kind: slip
// single: yes
// detail: the clock is up in the middle of an iteration and its first actions do not include the best of the iteration before
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private A bestMove;
    private GivenPosition<A> position;
    private Clock clock;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        history = new HashMap<>();
        bestMove = position.actions().get(0);
        try {
            for (int depth = 1; depth <= 30; depth++) {
                if (Math.abs(root(depth)) > 999_000) {
                    break;
                }
            }
        } catch (IllegalStateException timeout) {
            return bestMove;
        }
        return bestMove;
    }

    private int root(int depth) {
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            int v = max ? search(depth - 1, 1, best, Window.INFINITY) : search(depth - 1, 1, -Window.INFINITY, best);
            position.undo();
            if (max ? v > best : v < best) {
                best = v;
                bestMove = a;
            }
        }
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new IllegalStateException("time");
        }
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(a -> -history.getOrDefault(a, 0)));
        for (A a : actions) {
            position.make(a);
            int v = search(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
