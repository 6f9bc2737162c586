// exercise: 08
// truth: wrong
// mistake: the best move is kept as its number and looked up with position.actions() at the end, when the clock has left the position somewhere in the middle of the tree
// player: both
// style: indices instead of actions, exception
// single: yes
// detail: always when the clock ends the search below the root
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    static class Stop extends RuntimeException {
        Stop() {
            super("clock", null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        int chosen = 0;
        try {
            for (int depth = 1; depth <= 25; depth++) {
                chosen = bestIndex(position, clock, depth, chosen);
            }
        } catch (Stop s) {
            // chosen is from the last complete iteration
        }
        return position.actions().get(chosen);
    }

    private int bestIndex(GivenPosition<A> position, Clock clock, int depth, int previous) {
        List<A> actions = position.actions();
        boolean max = position.player() == Player.MAX;
        int[] window = {-Window.INFINITY, Window.INFINITY};
        int best = previous;
        for (int k = 0; k < actions.size(); k++) {
            // first the one of before, then 0, 1, 2 ... without it
            int i = k == 0 ? previous : k <= previous ? k - 1 : k;
            position.make(actions.get(i));
            int v = value(position, clock, depth - 1, 1, window[0], window[1]);
            position.undo();
            if (max && v > window[0]) {
                window[0] = v;
                best = i;
            } else if (!max && v < window[1]) {
                window[1] = v;
                best = i;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? u : u < 0 ? u + ply : u - ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
        }
        return best;
    }
}
