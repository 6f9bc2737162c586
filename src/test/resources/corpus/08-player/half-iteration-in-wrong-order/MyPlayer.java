// exercise: 08
// truth: wrong
// mistake: it plays the best action of an unfinished iteration, although the root is sorted by history and need not begin with the best action of the iteration before
// player: both
// style: history everywhere, also at the root
// single: yes
// detail: sometimes; only where the clock cuts an iteration before it has come to the best action of the one before
import java.util.*;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;
    private boolean up;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        up = false;
        history.clear();
        A best = position.actions().get(0);
        int sign = position.player() == Player.MAX ? 1 : -1;
        for (int depth = 1; depth <= 50; depth++) {
            int alpha = -2_000_000;
            A current = null;
            for (A a : sorted()) {
                position.make(a);
                int v = -negamax(-sign, depth - 1, 1, -2_000_000, -alpha);
                if (up) break;
                position.undo();
                if (v > alpha) {
                    alpha = v;
                    current = a;
                }
            }
            if (current != null) best = current;
            if (up || Math.abs(alpha) > 999_000) return best;
            history.merge(best, depth * depth, Integer::sum);
        }
        return best;
    }

    private List<A> sorted() {
        List<A> list = new ArrayList<>(position.actions());
        list.sort(Comparator.comparing((A a) -> history.getOrDefault(a, 0), Comparator.reverseOrder()));
        return list;
    }

    private int negamax(int sign, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) up = true;
        if (up) return 0;
        if (position.terminal()) {
            int u = position.utility();
            return sign * (u - ply * Integer.signum(u));
        }
        if (depth == 0) return sign * position.evaluation();
        int best = -2_000_000;
        for (A a : sorted()) {
            position.make(a);
            int v = -negamax(-sign, depth - 1, ply + 1, -beta, -alpha);
            if (up) return 0;
            position.undo();
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
