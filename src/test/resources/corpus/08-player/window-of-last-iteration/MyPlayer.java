// exercise: 08
// truth: wrong
// mistake: alpha and beta of the root are set before the loop over the depths, so each iteration begins with the bound of the one before and takes no move that is worse than it
// player: both
// style: all in one method, local record
// single: yes
// detail: sometimes, when the value gets worse from one iteration to the next; then the old or the first move stays
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    record Search<A>(GivenPosition<A> game, Clock clock) {
        static class Abort extends Exception {}

        int run(int depth, int ply, int alpha, int beta) throws Abort {
            if (clock.isUp()) {
                throw new Abort();
            }
            if (game.terminal()) {
                int u = game.utility();
                return u > 0 ? u - ply : u < 0 ? u + ply : u;
            }
            if (depth == 0) {
                return game.evaluation();
            }
            if (game.player() == Player.MAX) {
                int v = -Window.INFINITY;
                for (A a : game.actions()) {
                    game.make(a);
                    v = Math.max(v, run(depth - 1, ply + 1, alpha, beta));
                    game.undo();
                    if (v >= beta) return v;
                    alpha = Math.max(alpha, v);
                }
                return v;
            } else {
                int v = Window.INFINITY;
                for (A a : game.actions()) {
                    game.make(a);
                    v = Math.min(v, run(depth - 1, ply + 1, alpha, beta));
                    game.undo();
                    if (v <= alpha) return v;
                    beta = Math.min(beta, v);
                }
                return v;
            }
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Search<A> search = new Search<>(position, clock);
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        try {
            for (int depth = 1; depth <= 40; depth++) {
                A candidate = best;
                for (A a : actions) {
                    position.make(a);
                    int v = search.run(depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max && v > alpha) {
                        alpha = v;
                        candidate = a;
                    } else if (!max && v < beta) {
                        beta = v;
                        candidate = a;
                    }
                }
                best = candidate;
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Search.Abort e) {
            return best;
        }
        return best;
    }
}
