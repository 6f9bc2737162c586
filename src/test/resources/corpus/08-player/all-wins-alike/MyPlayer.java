// exercise: 08
// truth: wrong
// mistake: wins are worth the same however far away, and each iteration takes the first of them in the list, so a win in one is passed over for a longer one again and again
// player: both
// style: iterative deepening, history, root in the given order
// single: yes
// detail: only when a longer win comes earlier in the list
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    static class Up extends RuntimeException {
        Up() {
            super("time", null, false, false);
        }
    }

    Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> pos, Clock clock) {
        history = new HashMap<>();
        List<A> root = pos.actions();
        A best = root.get(0);
        for (int d = 1; d <= 50; d++) {
            try {
                best = search(pos, clock, root, d);
            } catch (Up up) {
                break;
            }
        }
        return best;
    }

    private A search(GivenPosition<A> pos, Clock clock, List<A> root, int d) {
        var max = pos.player() == Player.MAX;
        var alpha = -Window.INFINITY;
        var beta = Window.INFINITY;
        var best = root.get(0);
        for (var a : root) {
            pos.make(a);
            var v = ab(pos, clock, d - 1, alpha, beta);
            pos.undo();
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }

    private int ab(GivenPosition<A> pos, Clock clock, int d, int alpha, int beta) {
        if (clock.isUp()) throw new Up();
        if (pos.terminal()) return pos.utility();
        if (d == 0) return pos.evaluation();
        var max = pos.player() == Player.MAX;
        var moves = new ArrayList<>(pos.actions());
        moves.sort(Comparator.comparing(a -> -history.getOrDefault(a, 0)));
        var best = max ? -Window.INFINITY : Window.INFINITY;
        for (var a : moves) {
            pos.make(a);
            var v = ab(pos, clock, d - 1, alpha, beta);
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(a, 1 << Math.min(d, 10), Integer::sum);
                break;
            }
        }
        return best;
    }
}
