// exercise: 08
// truth: wrong
// mistake: The loop over the depths ends at three plies however much time is left, so it does not use its time and misses what lies deeper.
// player: both
// style: alpha-beta, for loop with a constant, remaining time ignored
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {

    private static final int DEPTH = 3; // more is too slow

    private boolean timeout;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        timeout = false;
        List<A> actions = new ArrayList<>(position.actions());
        A result = actions.get(0);
        for (int depth = 1; depth <= DEPTH; depth++) {
            A candidate = null;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                int value = value(position, clock, depth - 1, depth, alpha, beta);
                position.undo();
                if (timeout) {
                    return result;
                }
                if (position.player() == Player.MAX) {
                    if (value > alpha) {
                        alpha = value;
                        candidate = action;
                    }
                } else {
                    if (value < beta) {
                        beta = value;
                        candidate = action;
                    }
                }
            }
            result = candidate;
            actions.remove(result);
            actions.add(0, result);
        }
        return result;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int full, int alpha, int beta) {
        if (clock.isUp()) {
            timeout = true;
        }
        if (timeout) {
            return 0;
        }
        if (position.terminal()) {
            int utility = position.utility();
            int ply = full - depth;
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        if (position.player() == Player.MAX) {
            for (A action : position.actions()) {
                position.make(action);
                alpha = Math.max(alpha, value(position, clock, depth - 1, full, alpha, beta));
                position.undo();
                if (alpha >= beta) break;
            }
            return alpha;
        }
        for (A action : position.actions()) {
            position.make(action);
            beta = Math.min(beta, value(position, clock, depth - 1, full, alpha, beta));
            position.undo();
            if (alpha >= beta) break;
        }
        return beta;
    }
}
