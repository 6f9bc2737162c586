// exercise: 08
// truth: wrong
// mistake: the plies are taken off estimates as off wins, towards zero by the sign, so a small positive estimate becomes less than a small negative one: 1 - 2 is -1 and -1 + 2 is 1
// kind: subtle
// player: both
// style: one scoring method for ends and estimates, two recursive methods
// single: yes
// detail: only estimates nearer to 0 than the number of plies can change places
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
    private static final class TimeIsUp extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                best = best(actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeIsUp e) {
            // the deepest finished iteration has set best
        }
        return best;
    }

    private A best(List<A> actions, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = position.player() == Player.MAX;
        A best = null;
        for (A action : actions) {
            position.make(action);
            int value = search(depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? value > alpha : value < beta) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        boolean over = position.terminal();
        if (over || depth == 0) {
            return sooner(over ? position.utility() : position.evaluation(), ply);
        }
        return position.player() == Player.MAX
                ? maxValue(depth, ply, alpha, beta)
                : minValue(depth, ply, alpha, beta);
    }

    /** What is good is better sooner, what is bad is better later. */
    private static int sooner(int score, int ply) {
        return score > 0 ? score - ply : score < 0 ? score + ply : 0;
    }

    private int maxValue(int depth, int ply, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : ordered()) {
            position.make(action);
            int value = search(depth - 1, ply + 1, Math.max(alpha, best), beta);
            position.undo();
            best = Math.max(best, value);
            if (best >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }

    private int minValue(int depth, int ply, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : ordered()) {
            position.make(action);
            int value = search(depth - 1, ply + 1, alpha, Math.min(beta, best));
            position.undo();
            best = Math.min(best, value);
            if (best <= alpha) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }

    private List<A> ordered() {
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        return actions;
    }
}
