// exercise: 08
// truth: wrong
// mistake: the plies are subtracted from every utility, so a win of MIN seems better the later it comes
// player: MIN
// style: alpha-beta with an exception and killers, no end before the clock
// single: yes
// detail: only when MIN can win sooner or later and deeper iterations are finished: it puts off the win, even a win in one (MAX also loses sooner than it must)
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
    private static final int LIMIT = 64;

    private static class Abort extends RuntimeException {
        Abort() {
            super(null, null, false, false);
        }
    }

    private record Line<A>(A action, int value) {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Searcher<A> searcher = new Searcher<>(position, clock);
        List<A> order = new ArrayList<>(position.actions());
        Line<A> last = new Line<>(order.get(0), 0);
        for (int depth = 1; depth < LIMIT; depth++) {
            try {
                last = searcher.root(order, depth);
            } catch (Abort e) {
                break;
            }
            order.remove(last.action());
            order.add(0, last.action());
        }
        return last.action();
    }

    private static final class Searcher<A> {
        final GivenPosition<A> game;
        final Clock clock;
        final Map<Integer, A> killers = new HashMap<>();

        Searcher(GivenPosition<A> game, Clock clock) {
            this.game = game;
            this.clock = clock;
        }

        Line<A> root(List<A> order, int depth) {
            boolean maximise = game.player() == Player.MAX;
            Line<A> best = null;
            for (A action : order) {
                int alpha = maximise && best != null ? best.value() : -Window.INFINITY;
                int beta = !maximise && best != null ? best.value() : Window.INFINITY;
                game.make(action);
                int v = value(depth - 1, 1, alpha, beta);
                game.undo();
                if (best == null || (maximise ? v > best.value() : v < best.value())) {
                    best = new Line<>(action, v);
                }
            }
            return best;
        }

        int value(int depth, int ply, int alpha, int beta) {
            if (clock.isUp()) {
                throw new Abort();
            }
            if (game.terminal()) {
                int utility = game.utility();
                return utility == 0 ? 0 : utility - ply; // the sooner the better
            }
            if (depth == 0) {
                return game.evaluation();
            }
            boolean maximise = game.player() == Player.MAX;
            int best = maximise ? -Window.INFINITY : Window.INFINITY;
            List<A> actions = new ArrayList<>(game.actions());
            A killer = killers.get(ply);
            if (killer != null && actions.remove(killer)) {
                actions.add(0, killer);
            }
            for (A action : actions) {
                game.make(action);
                int v = value(depth - 1, ply + 1, alpha, beta);
                game.undo();
                if (maximise) {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, v);
                } else {
                    best = Math.min(best, v);
                    beta = Math.min(beta, v);
                }
                if (alpha >= beta) {
                    killers.put(ply, action);
                    return best;
                }
            }
            return best;
        }
    }
}
