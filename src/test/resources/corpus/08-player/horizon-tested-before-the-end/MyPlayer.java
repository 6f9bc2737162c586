// exercise: 08
// truth: wrong
// mistake: At depth 0 the evaluation is asked before it is tested whether the game is over, so a win or loss on the last ply is not seen as one (and the evaluation is asked of a finished game).
// player: both
// style: two methods, try-catch around the iterations
// single: yes
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
    private static final class Abort extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Map<A, Long> score = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        score.clear();
        List<A> root = new ArrayList<>(position.actions());
        A best = root.get(0);
        for (int d = 1; d <= 50; d++) {
            try {
                best = iterate(position, clock, root, d);
            } catch (Abort e) {
                break;
            }
            root.remove(best);
            root.add(0, best);
        }
        return best;
    }

    private A iterate(GivenPosition<A> position, Clock clock, List<A> root, int d) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : root) {
            position.make(a);
            int v = evaluate(position, clock, d - 1, alpha, beta);
            position.undo();
            if (position.player() == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            } else if (v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }

    private int evaluate(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta) {
        if (clock.isUp()) throw new Abort();
        if (depth == 0) return position.evaluation();
        if (position.terminal()) {
            // deeper in the tree = less depth left = a bit less
            return position.utility() + Integer.signum(position.utility()) * depth;
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Long.compare(score.getOrDefault(b, 0L), score.getOrDefault(a, 0L)));
        boolean max = position.player() == Player.MAX;
        for (A a : actions) {
            position.make(a);
            int v = evaluate(position, clock, depth - 1, alpha, beta);
            position.undo();
            if (max && v > alpha) alpha = v;
            if (!max && v < beta) beta = v;
            if (alpha >= beta) {
                score.merge(a, 1L << depth, Long::sum);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
