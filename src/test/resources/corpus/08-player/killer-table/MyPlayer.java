// exercise: 08
// truth: wrong
// mistake: the table of killers has 32 rows, but the depth of the iterations is limited by the clock alone
// player: both
// style: array of killers, two for each ply
// single: yes
// detail: where little is left to look at, so that the iterations get beyond 32 plies in time: narrow trees, or a small board nearly full; ArrayIndexOutOfBoundsException
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Object[][] killers;

    private static final class Up extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new Object[32][2];
        List<A> actions = new ArrayList<>(position.actions());
        int depth = 0;
        try {
            while (true) {
                int[] value = new int[1];
                A best = best(position, clock, actions, ++depth, value);
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(value[0]) > 999_000) {
                    break;
                }
            }
        } catch (Up up) {
            return actions.get(0);
        }
        return actions.get(0);
    }

    private A best(GivenPosition<A> position, Clock clock, List<A> actions, int depth, int[] result) throws Up {
        boolean max = position.player() == Player.MAX;
        A best = null;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int found = search(position, clock, depth - 1, 1, max ? value : -Window.INFINITY, max ? Window.INFINITY : value);
            position.undo();
            if (max ? found > value : found < value) {
                value = found;
                best = action;
            }
        }
        result[0] = value;
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Up {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            int end = position.utility();
            return end > 0 ? end - ply : end < 0 ? end + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        for (A action : ordered(position.actions(), killers[depth])) {
            position.make(action);
            int value = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            alpha = max ? Math.max(alpha, value) : alpha;
            beta = max ? beta : Math.min(beta, value);
            if (alpha >= beta) {
                if (!action.equals(killers[depth][0])) {
                    killers[depth][1] = killers[depth][0];
                    killers[depth][0] = action;
                }
                break;
            }
        }
        return max ? alpha : beta;
    }

    private List<A> ordered(List<A> actions, Object[] first) {
        List<A> front = new ArrayList<>();
        List<A> back = new ArrayList<>();
        for (A action : actions) {
            if (action.equals(first[0])) {
                front.add(0, action);
            } else if (action.equals(first[1])) {
                front.add(action);
            } else {
                back.add(action);
            }
        }
        front.addAll(back);
        return front;
    }
}
