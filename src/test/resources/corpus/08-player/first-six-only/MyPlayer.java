// exercise: 08
// truth: wrong
// mistake: at every node below the root only the first six actions of the list are looked at, from the first iterations on, although their order means nothing
// player: both
// style: streams with limit, history
// single: yes
// detail: always where a node has more than six actions (so not on small trees)
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 6;

    private static class Finished extends RuntimeException {}

    private Map<A, Integer> cuts = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts = new HashMap<>();
        List<A> root = new ArrayList<>(position.actions());
        A result = root.get(0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                result = best(position, clock, root, depth);
                root.remove(result);
                root.add(0, result);
            }
        } catch (Finished e) {
            return result;
        }
        return result;
    }

    private A best(GivenPosition<A> position, Clock clock, List<A> root, int depth) {
        Player me = position.player();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = root.get(0);
        for (A a : root) {
            position.make(a);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (me == Player.MAX && v > alpha) {
                alpha = v;
                best = a;
            } else if (me == Player.MIN && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Finished();
        }
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = position.actions().stream()
                .limit(WIDTH)
                .sorted(Comparator.comparing(a -> -cuts.getOrDefault(a, 0)))
                .collect(Collectors.toList());
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                cuts.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
