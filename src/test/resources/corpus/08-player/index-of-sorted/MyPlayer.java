// exercise: 08
// truth: wrong
// mistake: an iteration returns the number of its best action in a list that it has sorted itself; the number is then looked up in position.actions()
// player: both
// style: numbers of actions, scores in a table
// kind: slip
// single: yes
// detail: from the second iteration on, as soon as the sorted list differs from the one of the position
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Up extends RuntimeException {}

    private final Map<A, Integer> scores = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        scores.clear();
        List<A> actions = List.copyOf(position.actions());
        int chosen = 0;
        try {
            for (int depth = 1; depth < 50; depth++) {
                int[] found = iteration(position, clock, depth);
                chosen = found[0];
                if (Math.abs(found[1]) > 999_000) {
                    break;
                }
            }
        } catch (Up up) {
            return actions.get(chosen);
        }
        return actions.get(chosen);
    }

    /** The number of the best action, and its value. */
    private int[] iteration(GivenPosition<A> p, Clock clock, int depth) {
        List<A> list = new ArrayList<>(p.actions());
        int sign = p.player() == Player.MAX ? 1 : -1;
        list.sort(Comparator.comparingInt(a -> -sign * scores.getOrDefault(a, 0)));
        int best = -1;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (int i = 0; i < list.size(); i++) {
            p.make(list.get(i));
            int v = value(p, clock, depth - 1, 1, alpha, beta);
            p.undo();
            scores.put(list.get(i), v);
            if (sign > 0 && v > alpha) {
                alpha = v;
                best = i;
            } else if (sign < 0 && v < beta) {
                beta = v;
                best = i;
            }
        }
        return new int[] {best, sign > 0 ? alpha : beta};
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Up();
        }
        if (p.terminal()) {
            int u = p.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        if (p.player() == Player.MAX) {
            for (A a : p.actions()) {
                p.make(a);
                alpha = Math.max(alpha, value(p, clock, depth - 1, ply + 1, alpha, beta));
                p.undo();
                if (alpha >= beta) {
                    break;
                }
            }
            return alpha;
        }
        for (A a : p.actions()) {
            p.make(a);
            beta = Math.min(beta, value(p, clock, depth - 1, ply + 1, alpha, beta));
            p.undo();
            if (alpha >= beta) {
                break;
            }
        }
        return beta;
    }
}
