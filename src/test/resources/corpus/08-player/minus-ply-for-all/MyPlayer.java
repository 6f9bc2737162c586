// exercise: 08
// truth: wrong
// mistake: it subtracts the ply from every end, also from a loss of MAX, so MIN prefers later wins and MAX earlier losses
// player: both
// style: switch on the player, killers in an array list
// single: yes
// detail: sometimes; MIN with a win in one puts it off, MAX gives up early
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int LIMIT = 60;
    private final ArrayList<A> killer = new ArrayList<>();

    private static final class ClockUp extends Exception {
        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        for (int i = 0; i <= LIMIT; i++) killer.add(null);
        List<A> root = new ArrayList<>(position.actions());
        try {
            for (int depth = 1; depth <= LIMIT; depth++) {
                int best = iterate(position, clock, root, depth);
                root.add(0, root.remove(best));
            }
        } catch (ClockUp e) {
            return root.get(0);
        }
        return root.get(0);
    }

    private int iterate(GivenPosition<A> position, Clock clock, List<A> root, int depth) throws ClockUp {
        boolean max = position.player() == Player.MAX;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        int best = 0;
        for (int i = 0; i < root.size(); i++) {
            position.make(root.get(i));
            int v = max
                    ? value(position, clock, depth - 1, 1, bound, Window.INFINITY)
                    : value(position, clock, depth - 1, 1, -Window.INFINITY, bound);
            position.undo();
            if (max ? v > bound : v < bound) {
                bound = v;
                best = i;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws ClockUp {
        if (clock.isUp()) throw new ClockUp();
        if (position.terminal()) return position.utility() == 0 ? 0 : position.utility() - ply;
        if (depth == 0) return position.evaluation();
        List<A> actions = new ArrayList<>(position.actions());
        A k = killer.get(ply);
        if (k != null && actions.remove(k)) actions.add(0, k);
        switch (position.player()) {
            case MAX:
                for (A a : actions) {
                    position.make(a);
                    alpha = Math.max(alpha, value(position, clock, depth - 1, ply + 1, alpha, beta));
                    position.undo();
                    if (alpha >= beta) {
                        killer.set(ply, a);
                        break;
                    }
                }
                return alpha;
            default:
                for (A a : actions) {
                    position.make(a);
                    beta = Math.min(beta, value(position, clock, depth - 1, ply + 1, alpha, beta));
                    position.undo();
                    if (alpha >= beta) {
                        killer.set(ply, a);
                        break;
                    }
                }
                return beta;
        }
    }
}
