// Wrong: the negamax below the root does not turn the sign of what comes back.
// Fails first: Blocks a four
// Says: the opponent completes a five
// Diagnosis: none

import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 50;

    private Clock clock;
    private GivenPosition<A> position;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.position = position;
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        int color = position.player() == Player.MAX ? 1 : -1;
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                int alpha = -Window.INFINITY;
                A found = actions.get(0);
                for (A action : actions) {
                    position.make(action);
                    int value = -negamax(depth - 1, 1, -Window.INFINITY, -alpha, -color);
                    position.undo();
                    if (value > alpha) {
                        alpha = value;
                        found = action;
                    }
                }
                best = found;
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(alpha) >= Window.MAX_VALUE - DEEPEST) {
                    break; // proved
                }
            }
        } catch (TimeIsUp e) {
            // the position is left where it is: it belongs to this call
        }
        return best;
    }

    private int negamax(int depth, int ply, int alpha, int beta, int color) {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int utility = color * position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return color * position.evaluation();
        }
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = negamax(depth - 1, ply + 1, -beta, -alpha, -color);
            position.undo();
            best = Math.max(best, value);
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private static class TimeIsUp extends RuntimeException {}
}
