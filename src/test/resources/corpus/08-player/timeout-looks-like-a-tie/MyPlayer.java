// exercise: 08
// truth: wrong
// mistake: when the clock is up the recursion returns 0, and the loop at the root compares it like a value and keeps it, so the move of an unfinished iteration is played
// player: both
// style: plain alpha-beta with a field for the best move
// single: yes
// detail: whether it shows depends on the values: 0 has to beat what is true
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Clock clock;
    private A bestMove;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        List<A> actions = new ArrayList<>(position.actions());
        bestMove = actions.get(0);
        for (int depth = 1; depth <= 40 && !clock.isUp(); depth++) {
            int value = root(position, actions, depth);
            if (Math.abs(value) > 900_000) {
                break;
            }
            actions.remove(bestMove);
            actions.add(0, bestMove);
        }
        return bestMove;
    }

    private int root(GivenPosition<A> position, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A found = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = search(position, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                found = action;
            } else if (!max && v < beta) {
                beta = v;
                found = action;
            }
        }
        bestMove = found;
        return max ? alpha : beta;
    }

    private int search(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth <= 0) {
            return position.evaluation();
        }
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.max(best, search(position, depth - 1, ply + 1, alpha, beta));
                position.undo();
                if (best >= beta) break;
                alpha = Math.max(alpha, best);
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.min(best, search(position, depth - 1, ply + 1, alpha, beta));
            position.undo();
            if (best <= alpha) break;
            beta = Math.min(beta, best);
        }
        return best;
    }
}
