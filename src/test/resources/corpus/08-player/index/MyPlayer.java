// exercise: 08
// truth: wrong
// mistake: the best action is remembered as its number in the list, and the list is sorted before the number is used
// player: both
// style: arrays, selection by index
// single: yes
// detail: whenever sorting moves the best action to another place: from the first iteration on, if it did not come first already
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class TimeOver extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        int best = 0;
        int depth = 1;
        try {
            while (depth < 50) {
                int[] values = new int[actions.size()];
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                int top = 0;
                for (int i = 0; i < actions.size(); i++) {
                    position.make(actions.get(i));
                    values[i] = value(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max ? values[i] > alpha : values[i] < beta) {
                        top = i;
                    }
                    alpha = max ? Math.max(alpha, values[i]) : alpha;
                    beta = max ? beta : Math.min(beta, values[i]);
                }
                best = top;
                sort(actions, values, max);
                depth++;
            }
        } catch (TimeOver e) {
            return actions.get(best);
        }
        return actions.get(best);
    }

    /** The best first, so that the next iteration cuts more. */
    private void sort(List<A> actions, int[] values, boolean max) {
        for (int i = 1; i < values.length; i++) {
            for (int j = i; j > 0 && (max ? values[j] > values[j - 1] : values[j] < values[j - 1]); j--) {
                int value = values[j];
                values[j] = values[j - 1];
                values[j - 1] = value;
                Collections.swap(actions, j, j - 1);
            }
        }
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeOver {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : utility;
        }
        if (depth == 0) {
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
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
