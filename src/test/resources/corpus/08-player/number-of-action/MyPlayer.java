// exercise: 08
// truth: wrong
// mistake: the iteration returns the number of the best action in its own sorted list, and the move is taken from the unsorted list of the position
// player: both
// style: arrays of scores, index of the best, exception
// kind: slip
// single: yes
// detail: from the second iteration on, when sorting by the scores of the last one has changed the order
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int BIG = 5_000_000;

    private List<A> sorted;

    private static class Timeout extends Exception {
        Timeout() {
            super("clock is up");
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        sorted = new ArrayList<>(position.actions());
        List<A> actions = position.actions();
        int number = 0;
        for (int depth = 1; depth <= 50; depth++) {
            try {
                number = bestNumber(position, clock, depth);
            } catch (Timeout timeout) {
                break;
            }
        }
        return actions.get(number);
    }

    private int bestNumber(GivenPosition<A> position, Clock clock, int depth) throws Timeout {
        boolean max = position.player() == Player.MAX;
        int alpha = -BIG;
        int beta = BIG;
        int best = 0;
        List<A> tried = new ArrayList<>(sorted);
        for (int i = 0; i < tried.size(); i++) {
            position.make(tried.get(i));
            int value = alphaBeta(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > alpha) {
                alpha = value;
                best = i;
            } else if (!max && value < beta) {
                beta = value;
                best = i;
            }
        }
        // the best one first in the next iteration
        A first = sorted.remove(best);
        sorted.add(0, first);
        return best;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta)
            throws Timeout {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : u;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        if (position.player() == Player.MAX) {
            int best = -BIG;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.max(best, alphaBeta(position, clock, depth - 1, ply + 1, Math.max(alpha, best), beta));
                position.undo();
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        } else {
            int best = BIG;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.min(best, alphaBeta(position, clock, depth - 1, ply + 1, alpha, Math.min(beta, best)));
                position.undo();
                if (best <= alpha) {
                    return best;
                }
            }
            return best;
        }
    }
}
