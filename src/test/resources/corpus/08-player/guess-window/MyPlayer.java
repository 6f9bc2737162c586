// exercise: 08
// truth: wrong
// mistake: when all actions are worse than the window around the last value, the round is not repeated with a wider one and its move is played: it is the best of bounds
// player: both
// style: negamax with aspiration
// kind: subtle
// single: yes
// detail: the value falls by more than 50 from one round to the next, so every root action fails low
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stop() {
            super("time is up", null, false, false);
        }
    }

    private Clock clock;
    private GivenPosition<A> pos;
    private Map<A, Integer> hist;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.pos = position;
        this.hist = new HashMap<>();
        List<A> moves = new ArrayList<>(position.actions());
        A best = moves.get(0);
        int last = 0;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                // what is worse than the last value by far need not be known exactly
                int alpha = depth == 1 ? -Window.INFINITY : last - 50;
                A found = null;
                int value = -Window.INFINITY;
                for (A move : moves) {
                    int v = child(move, color(), depth, 0, alpha, Window.INFINITY);
                    if (v > value) {
                        value = v;
                        found = move;
                    }
                    alpha = Math.max(alpha, v);
                }
                best = found;
                last = value;
                moves.remove(best);
                moves.add(0, best);
                if (Math.abs(value) > 900_000) {
                    break;
                }
            }
        } catch (Stop stop) {
            return best;
        }
        return best;
    }

    private int color() {
        return pos.player() == Player.MAX ? 1 : -1;
    }

    private int child(A move, int color, int depth, int ply, int alpha, int beta) {
        pos.make(move);
        int v;
        if (clock.isUp()) {
            throw new Stop();
        } else if (pos.terminal()) {
            v = color * (pos.utility() - Integer.signum(pos.utility()) * (ply + 1));
        } else if (depth == 1) {
            v = color * pos.evaluation();
        } else if (color() == color) {
            v = negamax(depth - 1, ply + 1, alpha, beta);
        } else {
            v = -negamax(depth - 1, ply + 1, -beta, -alpha);
        }
        pos.undo();
        return v;
    }

    private int negamax(int depth, int ply, int alpha, int beta) {
        int color = color();
        int best = -Window.INFINITY;
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort(Comparator.comparingInt(m -> -hist.getOrDefault(m, 0)));
        for (A move : moves) {
            best = Math.max(best, child(move, color, depth, ply, Math.max(alpha, best), beta));
            if (best >= beta) {
                hist.merge(move, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
