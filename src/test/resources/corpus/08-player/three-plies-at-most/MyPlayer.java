// exercise: 08
// truth: wrong
// mistake: the loop over the depths ends after three plies, however much time is left
// player: both
// style: for loop over depths, exception, streams for sorting
// single: yes
// detail: always
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
    private static final int MAX_DEPTH = 3;

    private static class TimeUp extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final Map<A, Integer> good = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        good.clear();
        A best = position.actions().get(0);
        try {
            for (int depth = 1; depth <= MAX_DEPTH; depth++) {
                best = choose(position, clock, depth, best);
            }
        } catch (TimeUp e) {
            return best;
        }
        return best;
    }

    private A choose(GivenPosition<A> position, Clock clock, int depth, A first) throws TimeUp {
        Player me = position.player();
        List<A> list = position.actions().stream()
                .sorted(Comparator.comparing((A a) -> !a.equals(first)))
                .toList();
        A best = first;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : list) {
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

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeUp {
        if (clock.isUp()) {
            throw new TimeUp();
        }
        if (position.terminal()) {
            return position.utility() - ply * Integer.signum(position.utility());
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> list = new ArrayList<>(position.actions());
        list.sort(Comparator.comparingInt(a -> -good.getOrDefault(a, 0)));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : list) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                good.merge(a, 1, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
