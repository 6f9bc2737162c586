// exercise: 08
// truth: wrong
// mistake: the table of values, keyed by the line of actions from the root, lives as long as the player, so from the second move on it answers with values of another position
// player: both
// style: table keyed by the path with depth, exact values only
// single: yes
// detail: the first move of an object is right; then only lines with the same actions and the same depth left (always on trees; on a board only if the same cells come up)
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
    private record Key<B>(List<B> line, int depth) {}

    private static final class Up extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final Map<Key<A>, Integer> table = new HashMap<>();
    private final Map<List<A>, A> bestReply = new HashMap<>();
    private final List<A> line = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        line.clear();
        bestReply.clear();
        A best = position.actions().get(0);
        for (int depth = 1; depth < 50; depth++) {
            try {
                int v = search(position, clock, depth, -Window.INFINITY, Window.INFINITY);
                best = bestReply.get(List.of());
                if (Math.abs(v) > Window.MAX_VALUE - 100) return best;
            } catch (Up e) {
                return best;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta) throws Up {
        if (clock.isUp()) throw new Up();
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.compare(u, 0) * line.size();
        }
        if (depth == 0) return position.evaluation();
        List<A> path = List.copyOf(line);
        Key<A> key = new Key<>(path, depth);
        Integer known = table.get(key);
        if (known != null && !line.isEmpty()) return known;
        List<A> actions = new ArrayList<>(position.actions());
        A reply = bestReply.get(path);
        if (reply != null && actions.remove(reply)) actions.add(0, reply);
        boolean max = position.player() == Player.MAX;
        int a = alpha, b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A choice = null;
        for (A action : actions) {
            position.make(action);
            line.add(action);
            int v = search(position, clock, depth - 1, a, b);
            line.remove(line.size() - 1);
            position.undo();
            if (choice == null || (max ? v > best : v < best)) {
                best = v;
                choice = action;
            }
            if (max) a = Math.max(a, best);
            else b = Math.min(b, best);
            if (a >= b) break;
        }
        bestReply.put(path, choice);
        if (best > alpha && best < beta) table.put(key, best);
        return best;
    }
}
