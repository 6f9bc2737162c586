// exercise: 08
// truth: wrong
// mistake: the move to play is a field that is written in the loop over the root's actions, so an iteration that was cut off half-way has already changed it
// player: both
// style: fields, exception, two recursive methods
// kind: slip
// single: yes
// detail: when the clock is up after some of the root's actions were looked at, and what is best among those is not best
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private A bestMove;
    private GivenPosition<A> pos;
    private Clock clock;

    static class TimeOver extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        List<A> actions = position.actions();
        bestMove = actions.get(0);
        try {
            for (int depth = 1; depth < 50; depth++) {
                searchRoot(actions, depth);
            }
        } catch (TimeOver e) {
            // play the best so far
        }
        return bestMove;
    }

    private void searchRoot(List<A> actions, int depth) {
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            pos.make(action);
            int v = max
                    ? value(depth - 1, 1, best, Window.INFINITY)
                    : value(depth - 1, 1, -Window.INFINITY, best);
            pos.undo();
            if (max && v > best || !max && v < best) {
                best = v;
                bestMove = action;
            }
        }
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (pos.terminal()) {
            int u = pos.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return pos.evaluation();
        }
        return pos.player() == Player.MAX ? maxValue(depth, ply, alpha, beta) : minValue(depth, ply, alpha, beta);
    }

    private int maxValue(int depth, int ply, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A action : pos.actions()) {
            pos.make(action);
            v = Math.max(v, value(depth - 1, ply + 1, alpha, beta));
            pos.undo();
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(int depth, int ply, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A action : pos.actions()) {
            pos.make(action);
            v = Math.min(v, value(depth - 1, ply + 1, alpha, beta));
            pos.undo();
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }
}
