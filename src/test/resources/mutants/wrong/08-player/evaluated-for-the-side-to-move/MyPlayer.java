// Wrong: the evaluation is taken for one in the view of the side to move.
// Fails first: Never plays the move of an iteration that was cut off half-way
// Says: at every depth some other action is better
// Diagnosis: evaluated-from-the-wrong-side

import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    static class TimeIsUp extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                best = iteration(position, clock, actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeIsUp up) {
            return best;
        }
        return best;
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > alpha) { alpha = value; best = action; }
            if (!max && value < beta) { beta = value; best = action; }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new TimeIsUp();
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) return position.player() == Player.MAX ? position.evaluation() : -position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) alpha = Math.max(alpha, best); else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }
}
