// exercise: 08
// truth: wrong
// mistake: at the root an action whose value equals the best so far replaces it (>= and <=), although the window was narrowed to the best: such a value may be only the bound of a worse action that was cut
// player: both
// style: fail-hard alpha-beta, root and inner nodes in separate methods
// single: yes
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @SuppressWarnings("serial")
    private static class OutOfTime extends Exception {}

    private GivenPosition<A> position;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        List<A> actions = position.actions();
        A move = actions.get(0);
        int depth = 0;
        try {
            while (++depth <= 64) {
                move = position.player() == Player.MAX ? rootMax(actions, depth) : rootMin(actions, depth);
            }
        } catch (OutOfTime e) {
            // the move of the last iteration stands
        }
        return move;
    }

    private A rootMax(List<A> actions, int depth) throws OutOfTime {
        int alpha = -Window.INFINITY;
        A best = null;
        for (A a : actions) {
            int v = play(a, depth - 1, 1, alpha, Window.INFINITY);
            if (v >= alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }

    private A rootMin(List<A> actions, int depth) throws OutOfTime {
        int beta = Window.INFINITY;
        A best = null;
        for (A a : actions) {
            int v = play(a, depth - 1, 1, -Window.INFINITY, beta);
            if (v <= beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }

    private int play(A a, int depth, int ply, int alpha, int beta) throws OutOfTime {
        position.make(a);
        int v = value(depth, ply, alpha, beta);
        position.undo();
        return v;
    }

    private int value(int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (clock.isUp()) throw new OutOfTime();
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth <= 0) return position.evaluation();
        if (position.player() == Player.MAX) {
            for (A a : position.actions()) {
                alpha = Math.max(alpha, play(a, depth - 1, ply + 1, alpha, beta));
                if (alpha >= beta) return beta;
            }
            return alpha;
        }
        for (A a : position.actions()) {
            beta = Math.min(beta, play(a, depth - 1, ply + 1, alpha, beta));
            if (beta <= alpha) return alpha;
        }
        return beta;
    }
}
