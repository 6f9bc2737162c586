// exercise: 08
// truth: wrong
// mistake: at every node, the root of the first iterations too, only the first six actions of the list are looked at, although their order means nothing
// player: both
// style: streams with limit, exception, history
// single: yes
// detail: always with more than six actions
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
    private static final int WIDTH = 6;

    private Map<A, Integer> history = new HashMap<>();
    private A principal;

    private record Scored<A>(A action, int value) {}

    private static final class TimeUp extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        principal = position.actions().get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                principal = search(position, clock, depth, 0, -Window.INFINITY, Window.INFINITY).action();
            }
        } catch (TimeUp e) {
            return principal;
        }
        return principal;
    }

    private List<A> moves(GivenPosition<A> position, int ply) {
        return position.actions().stream()
                .limit(WIDTH)
                .sorted(Comparator.comparingInt(a -> ply == 0 && a.equals(principal) ? Integer.MIN_VALUE : -history.getOrDefault(a, 0)))
                .toList();
    }

    private Scored<A> search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return new Scored<>(null, u - Integer.signum(u) * ply);
        }
        if (depth == 0) {
            return new Scored<>(null, position.evaluation());
        }
        boolean max = position.player() == Player.MAX;
        Scored<A> best = null;
        for (A action : moves(position, ply)) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta).value();
            position.undo();
            if (best == null || (max ? v > best.value() : v < best.value())) {
                best = new Scored<>(action, v);
            }
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
