// exercise: 08
// truth: right
// mistake: none; principal variation search with history and the best answer of the last iteration
// player: both
// style: PVS, inner Search class, checked exception
// single: yes
// detail: checked on a few thousand random cases
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
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Search<>(position, clock).run();
    }

    private static final class Stop extends Exception {}

    private record Result<A>(A action, int value) {}

    private static final class Search<A> {
        private static final int DEEPEST = 100;

        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<A, Integer> history = new HashMap<>();
        private A favourite;

        Search(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
            this.favourite = position.actions().get(0);
        }

        A run() {
            Result<A> result = new Result<>(favourite, 0);
            for (int depth = 1; depth <= DEEPEST; depth++) {
                try {
                    result = search(depth, 0, -Window.INFINITY, Window.INFINITY);
                } catch (Stop stop) {
                    break;
                }
                favourite = result.action();
            }
            return result.action();
        }

        private Result<A> search(int depth, int ply, int alpha, int beta) throws Stop {
            if (clock.isUp()) {
                throw new Stop();
            }
            if (position.terminal()) {
                int utility = position.utility();
                return new Result<>(null, utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply);
            }
            if (depth == 0) {
                return new Result<>(null, position.evaluation());
            }
            boolean max = position.player() == Player.MAX;
            A best = null;
            int value = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : order(ply)) {
                int v;
                position.make(action);
                if (best == null) {
                    v = search(depth - 1, ply + 1, alpha, beta).value();
                } else {
                    int from = max ? alpha : beta - 1;
                    v = search(depth - 1, ply + 1, from, from + 1).value();
                    if (v > alpha && v < beta && beta - 1 > alpha) {
                        v = search(depth - 1, ply + 1, alpha, beta).value();
                    }
                }
                position.undo();
                if (best == null || (max ? v > value : v < value)) {
                    best = action;
                    value = v;
                }
                if (max) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
                if (alpha >= beta) {
                    history.merge(action, depth * depth, Integer::sum);
                    break;
                }
            }
            return new Result<>(best, value);
        }

        private List<A> order(int ply) {
            List<A> actions = new ArrayList<>(position.actions());
            actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
            if (ply == 0 && actions.remove(favourite)) {
                actions.add(0, favourite);
            }
            return actions;
        }
    }
}
