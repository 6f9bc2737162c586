// exercise: 08
// truth: wrong
// mistake: the key of the table is the set of moves of either side, whatever their order, which is right for stones on a board and wrong for other games such as trees
// player: both
// style: transposition table, record as key
// single: yes
// detail: sometimes; never in Gomoku, on trees from three plies on
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    /** What has been played since the root, by MAX and by MIN: different orders lead to the same position. */
    private record Key<A>(Set<A> max, Set<A> min, int depth) {}

    private record Known(int low, int high) {}

    private static final Known NOTHING = new Known(-Window.INFINITY, Window.INFINITY);

    private static class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 1L;

        OutOfTime() {
            super("time", null, false, false);
        }
    }

    private final Deque<A> maxMoves = new ArrayDeque<>();
    private final Deque<A> minMoves = new ArrayDeque<>();
    private final Map<Key<A>, Known> table = new HashMap<>();
    private GivenPosition<A> game;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        game = position;
        this.clock = clock;
        table.clear();
        maxMoves.clear();
        minMoves.clear();
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        for (int depth = 1; depth < 64 && !clock.isUp(); depth++) {
            try {
                answer = best(moves, depth);
            } catch (OutOfTime e) {
                break;
            }
            moves.remove(answer);
            moves.add(0, answer);
        }
        return answer;
    }

    private A best(List<A> moves, int depth) {
        boolean max = game.player() == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A best = moves.get(0);
        for (A move : moves) {
            int value = play(move, depth - 1, low, high);
            if (max && value > low) {
                low = value;
                best = move;
            } else if (!max && value < high) {
                high = value;
                best = move;
            }
        }
        return best;
    }

    private int play(A move, int depth, int alpha, int beta) {
        Deque<A> side = game.player() == Player.MAX ? maxMoves : minMoves;
        game.make(move);
        side.push(move);
        int value = value(depth, alpha, beta);
        side.pop();
        game.undo();
        return value;
    }

    private int value(int depth, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (game.terminal()) {
            int ply = maxMoves.size() + minMoves.size();
            return Integer.compare(game.utility(), 0) * (Window.MAX_VALUE - ply);
        }
        if (depth == 0) {
            return game.evaluation();
        }
        Key<A> key = new Key<>(new HashSet<>(maxMoves), new HashSet<>(minMoves), depth);
        Known known = table.getOrDefault(key, NOTHING);
        if (known.low() >= beta || known.low() == known.high()) {
            return known.low();
        }
        if (known.high() <= alpha) {
            return known.high();
        }
        boolean max = game.player() == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : game.actions()) {
            int value = play(move, depth - 1, a, b);
            if (max) {
                best = Math.max(best, value);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, value);
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        if (best <= alpha) {
            table.put(key, new Known(known.low(), best));
        } else if (best >= beta) {
            table.put(key, new Known(best, known.high()));
        } else {
            table.put(key, new Known(best, best));
        }
        return best;
    }
}
