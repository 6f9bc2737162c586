// exercise: 08
// truth: wrong
// mistake: the field that counts plies is not set back when the clock ends a search by exception, so with each move the player looks less deep, in the end one ply with time left
// player: both
// style: counters in fields, history
// single: yes
// detail: sometimes; the first move is right, after some moves of the same object it looks one ply deep
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 24;

    private int ply = 0;
    private int horizon;
    private GivenPosition<A> position;
    private Clock clock;
    private final Map<A, Integer> cuts = new HashMap<>();

    private static final class ClockIsUp extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private ClockIsUp() {
            super(null, null, false, false);
        }
    }

    private void forward(A action) {
        position.make(action);
        ply++;
    }

    private void back() {
        position.undo();
        ply--;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        cuts.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A result = actions.get(0);
        boolean max = position.player() == Player.MAX;
        try {
            for (horizon = 1; horizon <= DEEPEST; horizon++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A best = actions.get(0);
                for (A action : actions) {
                    forward(action);
                    int value = value(alpha, beta);
                    back();
                    if (max && value > alpha) {
                        alpha = value;
                        best = action;
                    } else if (!max && value < beta) {
                        beta = value;
                        best = action;
                    }
                }
                result = best;
                if (actions.remove(best)) {
                    actions.add(0, best);
                }
                if (Math.abs(max ? alpha : beta) > Window.MAX_VALUE / 2) {
                    break;
                }
            }
        } catch (ClockIsUp e) {
            return result;
        }
        return result;
    }

    private int value(int alpha, int beta) {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
        }
        if (ply >= horizon) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt((A a) -> -cuts.getOrDefault(a, 0)));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            forward(action);
            int value = value(alpha, beta);
            back();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                cuts.merge(action, 1 << Math.min(20, horizon - ply), Integer::sum);
                break;
            }
        }
        return best;
    }
}
