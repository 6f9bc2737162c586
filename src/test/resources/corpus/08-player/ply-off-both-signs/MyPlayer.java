// exercise: 08
// truth: wrong
// mistake: the ply is subtracted from every utility, also from a negative one, so MIN prefers the longer way to a win (and MAX the shorter way to a loss)
// player: both
// style: iterative deepening to the end of the time, minimax form
// single: yes
// detail: sometimes, most clearly when MIN could win at once and later too
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class ClockIsUp extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        final List<A> order = new ArrayList<>(position.actions());
        final boolean maximizing = position.player() == Player.MAX;
        int depth = 0;
        try {
            while (++depth < 80) {
                int index = 0;
                int best = maximizing ? -Window.INFINITY : Window.INFINITY;
                for (int i = 0; i < order.size(); i++) {
                    position.make(order.get(i));
                    int v = maximizing
                            ? alphaBeta(position, clock, depth, 1, best, Window.INFINITY)
                            : alphaBeta(position, clock, depth, 1, -Window.INFINITY, best);
                    position.undo();
                    if (maximizing ? v > best : v < best) {
                        best = v;
                        index = i;
                    }
                }
                Collections.rotate(order.subList(0, index + 1), 1);
            }
        } catch (ClockIsUp e) {
            // fall through
        }
        return order.get(0);
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        if (position.terminal()) {
            return position.utility() - ply;
        }
        if (ply == depth) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        for (A action : position.actions()) {
            position.make(action);
            int v = alphaBeta(position, clock, depth, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return max ? alpha : beta;
    }
}
