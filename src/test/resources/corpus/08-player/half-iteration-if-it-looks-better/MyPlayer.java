// exercise: 08
// truth: wrong
// mistake: the best of an unfinished iteration is played if its value is better than that of the finished one, though the iteration has not begun with the move that was best before (the actions are sorted by cuts), so a value from another depth decides
// player: both
// style: history order at the root too, record of action and value
// single: yes
// detail: only if the clock is up after some action of the iteration was finished; estimates of odd and even depths differ most
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
    private record Scored<T>(T action, int value, boolean finished) {}

    private final Map<A, Integer> hits = new HashMap<>();
    private boolean over;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        hits.clear();
        over = false;
        boolean max = position.player() == Player.MAX;
        Scored<A> best = null;
        for (int depth = 1; depth <= 40; depth++) {
            Scored<A> now = iterate(position, clock, depth, max);
            if (now == null) {
                break;
            }
            if (now.finished()) {
                best = now;
            } else if (best != null && (max ? now.value() > best.value() : now.value() < best.value())) {
                best = now; // found something better
            }
            if (!now.finished() || Math.abs(now.value()) > 900_000) {
                break;
            }
        }
        return best == null ? sorted(position).get(0) : best.action();
    }

    private List<A> sorted(GivenPosition<A> position) {
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> hits.getOrDefault(b, 0) - hits.getOrDefault(a, 0));
        return actions;
    }

    private Scored<A> iterate(GivenPosition<A> position, Clock clock, int depth, boolean max) {
        Scored<A> best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : sorted(position)) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            if (over) {
                while (depthMade > 0) {
                    position.undo();
                    depthMade--;
                }
                position.undo();
                return best == null ? null : new Scored<>(best.action(), best.value(), false);
            }
            position.undo();
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Scored<>(action, value, true);
                if (max) alpha = value;
                else beta = value;
            }
        }
        return best;
    }

    /** moves below the root's that are still on the position when the clock was up */
    private int depthMade;

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            over = true;
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted(position)) {
            position.make(action);
            depthMade++;
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            if (over) return 0;
            position.undo();
            depthMade--;
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) {
                hits.merge(action, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
