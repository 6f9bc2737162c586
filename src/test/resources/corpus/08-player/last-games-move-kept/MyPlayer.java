// exercise: 08
// truth: wrong
// mistake: the move of the call before is still in the field when not even the first iteration was finished, and is returned
// player: both
// style: fields, exception, history
// single: yes
// detail: only with hardly any time: null at the first call, a move of another position later
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private A chosen;
    private Clock clock;
    private GivenPosition<A> position;
    private final Map<A, Integer> history = new HashMap<>();

    private static class ClockIsUp extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        history.clear();
        try {
            deepen();
        } catch (ClockIsUp e) {
            return chosen;
        }
        return chosen;
    }

    private void deepen() {
        List<A> moves = new ArrayList<>(position.actions());
        for (int depth = 1; depth <= 50; depth++) {
            int[] value = new int[1];
            A best = best(moves, depth, value);
            chosen = best;
            if (Math.abs(value[0]) >= 999_950) {
                return;
            }
            moves.remove(best);
            moves.add(0, best);
        }
    }

    private A best(List<A> moves, int depth, int[] value) {
        boolean max = position.player() == Player.MAX;
        value[0] = max ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (A m : moves) {
            position.make(m);
            int v = max ? search(depth - 1, 1, value[0], Window.INFINITY) : search(depth - 1, 1, -Window.INFINITY, value[0]);
            position.undo();
            if (max ? v > value[0] : v < value[0]) {
                value[0] = v;
                best = m;
            }
        }
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new ClockIsUp();
        if (position.terminal()) return position.utility() - Integer.signum(position.utility()) * ply;
        if (depth == 0) return position.evaluation();
        List<A> moves = new ArrayList<>(position.actions());
        moves.sort((x, y) -> Integer.compare(history.getOrDefault(y, 0), history.getOrDefault(x, 0)));
        if (position.player() == Player.MAX) {
            int v = -Window.INFINITY;
            for (A m : moves) {
                position.make(m);
                v = Math.max(v, search(depth - 1, ply + 1, Math.max(alpha, v), beta));
                position.undo();
                if (v >= beta) {
                    history.merge(m, depth, Integer::sum);
                    return v;
                }
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A m : moves) {
            position.make(m);
            v = Math.min(v, search(depth - 1, ply + 1, alpha, Math.min(beta, v)));
            position.undo();
            if (v <= alpha) {
                history.merge(m, depth, Integer::sum);
                return v;
            }
        }
        return v;
    }
}
