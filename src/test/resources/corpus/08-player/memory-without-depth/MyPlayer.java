// exercise: 08
// truth: wrong
// mistake: values are remembered by the line of actions alone, without the depth to which they were searched, and are kept from one iteration to the next: the deeper iterations find the values of the first one and look no deeper
// player: both
// style: memo map with the line as its key, plain minimax
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
    private static final int MAX_DEPTH = 30;

    private final Map<List<A>, Integer> memo = new HashMap<>();
    private boolean timeUp;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        memo.clear();
        timeUp = false;
        A best = position.actions().get(0);
        for (int depth = 1; depth <= MAX_DEPTH; depth++) {
            A candidate = null;
            int candidateValue = 0;
            boolean max = position.player() == Player.MAX;
            for (A action : position.actions()) {
                position.make(action);
                int v = minimax(position, clock, new ArrayList<>(List.of(action)), depth - 1);
                position.undo();
                if (timeUp) {
                    return best;
                }
                if (candidate == null || (max ? v > candidateValue : v < candidateValue)) {
                    candidate = action;
                    candidateValue = v;
                }
            }
            best = candidate;
        }
        return best;
    }

    private int minimax(GivenPosition<A> position, Clock clock, List<A> line, int depth) {
        if (timeUp || clock.isUp()) {
            timeUp = true;
            return 0;
        }
        Integer known = memo.get(line);
        if (known != null) {
            return known;
        }
        int result;
        if (position.terminal()) {
            int u = position.utility();
            result = u > 0 ? u - line.size() : u < 0 ? u + line.size() : 0;
        } else if (depth == 0) {
            result = position.evaluation();
        } else {
            boolean max = position.player() == Player.MAX;
            result = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : position.actions()) {
                line.add(action);
                position.make(action);
                int v = minimax(position, clock, line, depth - 1);
                position.undo();
                line.remove(line.size() - 1);
                if (timeUp) {
                    return 0;
                }
                result = max ? Math.max(result, v) : Math.min(result, v);
            }
        }
        memo.put(List.copyOf(line), result);
        return result;
    }
}
