// exercise: 08
// truth: right
// mistake: -
// player: both
// style: the tree grows in memory, each node keeps its children sorted by the last pass; alpha-beta over it, aborted by a sentinel
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int ABORTED = Integer.MIN_VALUE;
    private static final int WIDE = 2_000_000;

    /** A place that was visited, for the side to move there. */
    private static final class Spot<A> {
        final A by;
        List<Spot<A>> next;
        int score; // to MAX, of the last pass
        boolean over;
        boolean max;
        int estimate;
        boolean met;

        Spot(A by) {
            this.by = by;
        }
    }

    private GivenPosition<A> game;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.game = position;
        this.clock = clock;
        Spot<A> root = new Spot<>(null);
        meet(root, 0);
        expand(root);
        A answer = root.next.get(0).by;
        for (int depth = 1; depth < 100; depth++) {
            int value = pass(root, depth, 0, -WIDE, WIDE);
            if (value == ABORTED) {
                break;
            }
            answer = root.next.get(0).by;
            if (Math.abs(value) > 900_000 || root.next.size() == 1) {
                break;
            }
        }
        return answer;
    }

    private void meet(Spot<A> spot, int ply) {
        if (spot.met) {
            return;
        }
        spot.met = true;
        spot.over = game.terminal();
        if (spot.over) {
            spot.estimate = game.utility() - Integer.signum(game.utility()) * ply;
        } else {
            spot.max = game.player() == Player.MAX;
            spot.estimate = game.evaluation();
        }
    }

    private void expand(Spot<A> spot) {
        if (spot.next == null) {
            spot.next = new ArrayList<>();
            for (A action : game.actions()) {
                spot.next.add(new Spot<>(action));
            }
        }
    }

    private int pass(Spot<A> spot, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            return ABORTED;
        }
        meet(spot, ply);
        if (spot.over || depth == 0) {
            return spot.estimate;
        }
        expand(spot);
        int best = spot.max ? -WIDE : WIDE;
        int looked = 0;
        Spot<A> first = null;
        for (Spot<A> child : spot.next) {
            game.make(child.by);
            int value = pass(child, depth - 1, ply + 1, alpha, beta);
            if (value == ABORTED) {
                return ABORTED;
            }
            game.undo();
            child.score = value;
            looked++;
            if (spot.max ? value > best : value < best) {
                best = value;
                first = child;
            }
            if (spot.max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        List<Spot<A>> seen = spot.next.subList(0, looked);
        seen.sort(Comparator.comparingInt(child -> spot.max ? -child.score : child.score));
        // Bounds may equal the best: it goes to the front by its own right.
        spot.next.remove(first);
        spot.next.add(0, first);
        return best;
    }
}
