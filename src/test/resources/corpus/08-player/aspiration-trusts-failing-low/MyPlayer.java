// exercise: 08
// truth: wrong
// mistake: with a window around the last value, an iteration in which every action falls out of the window on the bad side is not searched again; the action with the best of the bounds is played
// player: both
// style: aspiration window of 200, fail-soft, killers
// single: yes
// detail: only if the value gets worse for the player by more than 200 from one iteration to the next; if it gets better by more the search is repeated
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int HALF = 200;

    private static final class TimeUp extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeUp() {
            super("", null, false, false);
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private Map<Integer, A> killers;
    private int rootValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers = new HashMap<>();
        List<A> moves = new ArrayList<>(position.actions());
        A best = moves.get(0);
        try {
            best = search(moves, 1, -Window.INFINITY, Window.INFINITY);
            for (int depth = 2; depth <= 40 && Math.abs(rootValue) < 900_000; depth++) {
                toFront(best, moves);
                boolean max = position.player() == Player.MAX;
                int low = rootValue - HALF;
                int high = rootValue + HALF;
                A found = search(moves, depth, low, high);
                if (max && rootValue >= high) {
                    found = search(moves, depth, high - 1, Window.INFINITY);
                } else if (!max && rootValue <= low) {
                    found = search(moves, depth, -Window.INFINITY, low + 1);
                }
                best = found;
            }
        } catch (TimeUp e) {
            return best;
        }
        return best;
    }

    private A search(List<A> moves, int depth, int alpha, int beta) {
        boolean max = position.player() == Player.MAX;
        A best = null;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : moves) {
            position.make(move);
            int v = max
                    ? value(depth - 1, 1, Math.max(alpha, value), beta)
                    : value(depth - 1, 1, alpha, Math.min(beta, value));
            position.undo();
            if (best == null || (max ? v > value : v < value)) {
                best = move;
                value = v;
            }
            if (max ? value >= beta : value <= alpha) break;
        }
        rootValue = value;
        return best;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new TimeUp();
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        List<A> moves = new ArrayList<>(position.actions());
        toFront(killers.get(ply), moves);
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : moves) {
            position.make(move);
            int v = value(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killers.put(ply, move);
                return best;
            }
        }
        return best;
    }

    private void toFront(A move, List<A> moves) {
        if (move != null && moves.remove(move)) moves.add(0, move);
    }
}
