// exercise: 08
// truth: wrong
// mistake: when the clock is up the recursion returns the estimate as if it were a value, the loops go on comparing, and the result counts as a finished iteration
// player: both
// style: while loop, record for action and value, no exception
// single: yes
// detail: whenever the clock is up in the middle of an iteration
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        Choice<A> choice = new Choice<>(actions.get(0), 0);
        int depth = 1;
        while (!clock.isUp() && depth <= 50 && Math.abs(choice.value()) < 999_000) {
            choice = best(position, clock, actions, depth);
            actions.remove(choice.action());
            actions.add(0, choice.action());
            depth++;
        }
        return choice.action();
    }

    private Choice<A> best(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        Choice<A> best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Choice<>(action, value);
            }
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility() > 0 ? position.utility() - ply : position.utility() < 0 ? position.utility() + ply : 0;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha || clock.isUp()) {
                break;
            }
        }
        return best;
    }
}
