// exercise: 08
// truth: wrong
// mistake: the answer is kept as an index and looked up with position.actions() at the end, when the exception has left the position somewhere below the root
// player: both
// style: indices instead of actions, exception, int array for the order
// single: yes
// detail: whenever the clock ends the search; the move belongs to another node, often it is none of the root's, or there is no such index
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 5;
    }

    private final Map<A, Long> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        int n = position.actions().size();
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i;
        }
        int answer = 0;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                answer = bestOf(position, clock, order, depth);
                toFront(order, answer);
            }
        } catch (Interrupted e) {
            // the last answer counts
        }
        return position.actions().get(answer);
    }

    private static void toFront(int[] order, int index) {
        int at = 0;
        while (order[at] != index) {
            at++;
        }
        System.arraycopy(order, 0, order, 1, at);
        order[0] = index;
    }

    private int bestOf(GivenPosition<A> position, Clock clock, int[] order, int depth) {
        final boolean max = position.player() == Player.MAX;
        final List<A> actions = position.actions();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int best = order[0];
        for (int i : order) {
            position.make(actions.get(i));
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
        return best;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Interrupted();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((x, y) -> Long.compare(history.getOrDefault(y, 0L), history.getOrDefault(x, 0L)));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, (long) depth * depth, Long::sum);
                return best;
            }
        }
        return best;
    }
}
