// exercise: 08
// truth: wrong
// mistake: the root actions are sorted by value and, for MAX, reversed, and the first is played; reversing puts the last of equal values first, and that one may be an action that was cut and whose value is only a bound
// player: MAX
// style: root as a list of entries, Collections.sort and reverse
// kind: subtle
// single: yes
// detail: only for MAX, when a cut root action returns exactly the best value: it is played although it is really worse

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 1_000_000_000;

    private static final class Entry<A> implements Comparable<Entry<A>> {
        private final A action;
        private int value;

        Entry(A action) {
            this.action = action;
        }

        @Override
        public int compareTo(Entry<A> other) {
            return Integer.compare(value, other.value);
        }
    }

    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1;

        Enough() {
            super(null, null, false, false);
        }
    }

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<Entry<A>> root = new ArrayList<>();
        for (A action : position.actions()) {
            root.add(new Entry<>(action));
        }
        boolean max = position.player() == Player.MAX;
        A best = root.get(0).action;
        try {
            for (int depth = 1; depth < 70; depth++) {
                int alpha = -INF;
                int beta = INF;
                for (Entry<A> entry : root) {
                    position.make(entry.action);
                    entry.value = search(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max) {
                        alpha = Math.max(alpha, entry.value);
                    } else {
                        beta = Math.min(beta, entry.value);
                    }
                }
                Collections.sort(root);
                if (max) {
                    Collections.reverse(root);
                }
                best = root.get(0).action;
                if (Math.abs(root.get(0).value) > 999_000) {
                    return best;
                }
            }
        } catch (Enough enough) {
            return best;
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Enough();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? u : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Collections.reverseOrder((a, b) -> Integer.compare(history.getOrDefault(a, 0), history.getOrDefault(b, 0))));
        if (position.player() == Player.MAX) {
            int best = -INF;
            for (A action : actions) {
                position.make(action);
                best = Math.max(best, search(position, clock, depth - 1, ply + 1, Math.max(alpha, best), beta));
                position.undo();
                if (best >= beta) {
                    history.merge(action, depth, Integer::sum);
                    break;
                }
            }
            return best;
        }
        int best = INF;
        for (A action : actions) {
            position.make(action);
            best = Math.min(best, search(position, clock, depth - 1, ply + 1, alpha, Math.min(beta, best)));
            position.undo();
            if (best <= alpha) {
                history.merge(action, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
