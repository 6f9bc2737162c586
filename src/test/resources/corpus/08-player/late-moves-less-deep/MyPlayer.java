// exercise: 08
// truth: right
// mistake: none; unusual: from the third iteration on late actions are first searched one ply less deep, and again to the full depth if they look better; the single answer to a move costs no depth; the position is left in the middle when the time is over
// player: both
// style: late move reductions, two killers for each ply and history, a guard around the clock
// single: yes
// detail: the first two iterations are full; at the root everything is searched to the full depth
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int PLIES = 60;
    private static final int LATE = 6;

    private static final class NoMoreTime extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NoMoreTime() {
            super("no more time", null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Thinking<A> thinking = new Thinking<>(position, clock);
        A move = position.actions().get(0);
        for (int depth = 1; depth <= PLIES / 2; depth++) {
            int wanted = depth;
            A better = inTime(() -> thinking.iteration(wanted));
            if (better == null) {
                break;
            }
            move = better;
            if (thinking.decided()) {
                break;
            }
        }
        return move;
    }

    private static <T> T inTime(Supplier<T> work) {
        try {
            return work.get();
        } catch (NoMoreTime e) {
            return null;
        }
    }

    private static final class Thinking<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final List<A> rootMoves;
        private final List<List<A>> killers = new ArrayList<>();
        private final Map<A, Integer> history = new HashMap<>();
        private int iteration;
        private int value;

        Thinking(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
            this.rootMoves = new ArrayList<>(position.actions());
            for (int i = 0; i <= PLIES; i++) {
                killers.add(new ArrayList<>());
            }
        }

        boolean decided() {
            return Math.abs(value) > Window.MAX_VALUE - 2 * PLIES;
        }

        A iteration(int depth) {
            iteration = depth;
            Player me = position.player();
            A best = null;
            int bestValue = -Window.INFINITY;
            for (A move : rootMoves) {
                position.make(move);
                int v = forSide(me, depth - 1, 1, bestValue, Window.INFINITY);
                position.undo();
                if (v > bestValue) {
                    bestValue = v;
                    best = move;
                }
            }
            rootMoves.remove(best);
            rootMoves.add(0, best);
            value = bestValue;
            return best;
        }

        /** The value from that side's point of view. */
        private int forSide(Player side, int depth, int ply, int alpha, int beta) {
            if (clock.isUp()) {
                throw new NoMoreTime();
            }
            if (position.terminal()) {
                int u = side == Player.MAX ? position.utility() : -position.utility();
                return u > 0 ? u - ply : u < 0 ? u + ply : 0;
            }
            if (depth <= 0 || ply >= PLIES) {
                return side == Player.MAX ? position.evaluation() : -position.evaluation();
            }
            Player mover = position.player();
            return mover == side
                    ? best(mover, depth, ply, alpha, beta)
                    : -best(mover, depth, ply, -beta, -alpha);
        }

        private int best(Player mover, int depth, int ply, int alpha, int beta) {
            List<A> moves = new ArrayList<>(position.actions());
            int next = moves.size() == 1 && iteration > 2 ? depth : depth - 1;
            moves.sort((x, y) -> history.getOrDefault(y, 0) - history.getOrDefault(x, 0));
            List<A> mine = killers.get(ply);
            for (int i = mine.size() - 1; i >= 0; i--) {
                if (moves.remove(mine.get(i))) {
                    moves.add(0, mine.get(i));
                }
            }
            int best = -Window.INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                A move = moves.get(i);
                int from = Math.max(alpha, best);
                position.make(move);
                boolean reduce = iteration > 2 && i >= LATE && next >= 2;
                int v = forSide(mover, reduce ? next - 1 : next, ply + 1, from, beta);
                if (reduce && v > from) {
                    v = forSide(mover, next, ply + 1, from, beta);
                }
                position.undo();
                best = Math.max(best, v);
                if (best >= beta) {
                    history.merge(move, depth * depth, Integer::sum);
                    mine.remove(move);
                    mine.add(0, move);
                    if (mine.size() > 2) {
                        mine.remove(2);
                    }
                    break;
                }
            }
            return best;
        }
    }
}
