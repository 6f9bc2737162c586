// exercise: 08
// truth: wrong
// mistake: each iteration searches in a window of 50 around the value of the last one and does not search again when the value falls outside, so bounds of cut actions are compared as if they were values
// player: both
// style: aspiration windows, negamax with a sign
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MARGIN = 50;

    private static final class ClockIsUp extends RuntimeException {
        ClockIsUp() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int alpha = low;
                A found = actions.get(0);
                for (A action : actions) {
                    int v = -child(position, clock, action, depth - 1, 1, alpha, high);
                    if (v > alpha) {
                        alpha = v;
                        found = action;
                    }
                    if (alpha >= high) {
                        break;
                    }
                }
                best = found;
                actions.remove(best);
                actions.add(0, best);
                low = alpha - MARGIN;
                high = alpha + MARGIN;
            }
        } catch (ClockIsUp up) {
            // fall through
        }
        return best;
    }

    private int child(GivenPosition<A> position, Clock clock, A action, int depth, int ply, int alpha, int beta) {
        Player mover = position.player();
        position.make(action);
        boolean turned = position.terminal() || position.player() != mover;
        int v = turned
                ? negamax(position, clock, depth, ply, -beta, -alpha, mover.opponent())
                : -negamax(position, clock, depth, ply, alpha, beta, mover);
        position.undo();
        return v;
    }

    private int negamax(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta, Player view) {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        int sign = view == Player.MAX ? 1 : -1;
        if (position.terminal()) {
            int u = sign * position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return sign * position.evaluation();
        }
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            int v = -child(position, clock, action, depth - 1, ply + 1, Math.max(alpha, best), beta);
            best = Math.max(best, v);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }
}
