// exercise: 08
// truth: wrong
// mistake: the loop over the root's actions writes its best so far into the field that is played, and the actions stay in the given order, so the best of a cut-off iteration's first few actions is played
// kind: slip
// player: both
// style: everything in fields, exception for the time, negated values for MIN
// single: yes
// detail: -
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class OutOfTime extends RuntimeException {}

    private GivenPosition<A> pos;
    private Clock clock;
    private A bestMove;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        history.clear();
        List<A> root = new ArrayList<>(position.actions());
        bestMove = root.get(0);
        try {
            for (int depth = 1; depth < 40; depth++) {
                searchRoot(root, depth);
            }
        } catch (OutOfTime e) {
            // bestMove is set
        }
        return bestMove;
    }

    private void searchRoot(List<A> root, int depth) {
        int sign = pos.player() == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A a : root) {
            pos.make(a);
            int v = sign > 0 ? value(depth - 1, 1, best, Window.INFINITY) : -value(depth - 1, 1, -Window.INFINITY, -best);
            pos.undo();
            if (v > best) {
                best = v;
                bestMove = a;
            }
        }
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (pos.terminal()) {
            int u = pos.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            return pos.evaluation();
        }
        boolean max = pos.player() == Player.MAX;
        List<A> actions = new ArrayList<>(pos.actions());
        actions.sort(Comparator.comparingInt(a -> -history.getOrDefault(a, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : actions) {
            pos.make(a);
            int v = value(depth - 1, ply + 1, alpha, beta);
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
