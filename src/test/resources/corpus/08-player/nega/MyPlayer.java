// exercise: 08
// truth: wrong
// mistake: the estimate at the horizon is taken as one for the side to move there and negated: it is to MAX
// player: both
// style: negamax with a color
// kind: slip
// single: yes
// detail: wherever MAX makes the last move before the horizon the estimate has the wrong sign: for MAX at odd depths, for MIN at even ones
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
        try {
            for (int depth = 1; depth <= 50; depth++) {
                A found = null;
                int alpha = -Window.INFINITY;
                for (A move : moves) {
                    int v = child(move, color(), depth, 0, alpha, Window.INFINITY);
                    if (v > alpha) {
                        alpha = v;
                        found = move;
                    }
                }
                best = found;
                moves.remove(best);
                moves.add(0, best);
                if (Math.abs(alpha) > 900_000) {
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
            v = -pos.evaluation();
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
