// exercise: 08
// truth: right
// mistake: none; aspiration window that is widened and searched again, killers and history together, fail-hard inside
// player: both
// style: aspiration, checked exception, small classes
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITE = 1_500_000;
    private static final int HALF = 150;

    private static final class Stop extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private static final class Memory<A> {
        final Map<A, Integer> history = new HashMap<>();
        final Map<Integer, Deque<A>> killers = new HashMap<>();

        List<A> sort(List<A> actions, int ply) {
            List<A> out = new ArrayList<>(actions);
            out.sort((a, b) -> history.getOrDefault(b, 0).compareTo(history.getOrDefault(a, 0)));
            for (A k : killers.getOrDefault(ply, new ArrayDeque<>())) {
                if (out.remove(k)) out.add(0, k);
            }
            return out;
        }

        void cut(A action, int ply, int depth) {
            history.merge(action, depth * depth, Integer::sum);
            Deque<A> two = killers.computeIfAbsent(ply, p -> new ArrayDeque<>());
            two.remove(action);
            two.addLast(action);
            if (two.size() > 2) two.removeFirst();
        }
    }

    private static final class Outcome<A> {
        A action;
        int value;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Memory<A> memory = new Memory<>();
        List<A> actions = new ArrayList<>(position.actions());
        A move = actions.get(0);
        int guess = 0;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int low = depth < 3 ? -INFINITE : guess - HALF;
                int high = depth < 3 ? INFINITE : guess + HALF;
                Outcome<A> out = root(position, clock, memory, actions, depth, low, high);
                if (out.value <= low || out.value >= high) {
                    out = root(position, clock, memory, actions, depth, -INFINITE, INFINITE);
                }
                move = out.action;
                guess = out.value;
                actions.remove(move);
                actions.add(0, move);
            }
        } catch (Stop e) {
            return move;
        }
        return move;
    }

    private Outcome<A> root(GivenPosition<A> position, Clock clock, Memory<A> memory, List<A> actions, int depth,
            int alpha, int beta) throws Stop {
        boolean max = position.player() == Player.MAX;
        Outcome<A> out = new Outcome<>();
        out.action = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, memory, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                out.action = action;
            }
            if (!max && v < beta) {
                beta = v;
                out.action = action;
            }
            if (alpha >= beta) break;
        }
        out.value = max ? alpha : beta;
        return out;
    }

    private int search(GivenPosition<A> position, Clock clock, Memory<A> memory, int depth, int ply, int alpha, int beta)
            throws Stop {
        if (clock.isUp()) throw new Stop();
        if (position.terminal()) {
            int u = position.utility();
            int v = u > 0 ? u - ply : u < 0 ? u + ply : 0;
            return Math.min(beta, Math.max(alpha, v));
        }
        if (depth == 0) return Math.min(beta, Math.max(alpha, position.evaluation()));
        boolean max = position.player() == Player.MAX;
        for (A action : memory.sort(position.actions(), ply)) {
            position.make(action);
            int v = search(position, clock, memory, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                memory.cut(action, ply, depth);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
