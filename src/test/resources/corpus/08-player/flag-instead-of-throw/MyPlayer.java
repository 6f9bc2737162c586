// exercise: 08
// truth: right
// mistake: none; a flag is set when the clock is up, every loop leaves at once, and the result is thrown away
// player: both
// style: flag, fail-hard, history map kept between moves
// single: yes
// detail: checked on a few thousand random cases
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Long> history = new HashMap<>();
    private boolean stopped;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        stopped = false;
        history.replaceAll((action, cuts) -> cuts / 8);
        List<A> moves = new ArrayList<>(position.actions());
        for (int depth = 1; depth <= 100; depth++) {
            Optional<A> found = root(position, clock, moves, depth);
            if (found.isEmpty()) {
                break;
            }
            moves.remove(found.get());
            moves.add(0, found.get());
        }
        return moves.get(0);
    }

    private Optional<A> root(GivenPosition<A> position, Clock clock, List<A> moves, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        Optional<A> best = Optional.empty();
        boolean max = position.player() == Player.MAX;
        for (A move : moves) {
            position.make(move);
            int v = alphaBeta(position, clock, depth - 1, 1, alpha, beta);
            if (stopped) {
                return Optional.empty();
            }
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = Optional.of(move);
            } else if (!max && v < beta) {
                beta = v;
                best = Optional.of(move);
            }
        }
        return best;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        stopped = stopped || clock.isUp();
        if (stopped) {
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            if (u == 0) {
                return 0;
            }
            return u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> moves = new ArrayList<>(position.actions());
        moves.sort(Comparator.comparingLong((A a) -> history.getOrDefault(a, 0L)).reversed());
        if (position.player() == Player.MAX) {
            for (A move : moves) {
                position.make(move);
                int v = alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta);
                if (stopped) {
                    return 0;
                }
                position.undo();
                alpha = Math.max(alpha, v);
                if (alpha >= beta) {
                    history.merge(move, 1L << Math.min(depth, 20), Long::sum);
                    return beta;
                }
            }
            return alpha;
        }
        for (A move : moves) {
            position.make(move);
            int v = alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta);
            if (stopped) {
                return 0;
            }
            position.undo();
            beta = Math.min(beta, v);
            if (alpha >= beta) {
                history.merge(move, 1L << Math.min(depth, 20), Long::sum);
                return alpha;
            }
        }
        return beta;
    }
}
