// exercise: 08
// truth: wrong
// mistake: at the root a value that equals the best so far replaces the move, though it may be only the bound of an action that was cut
// player: both
// style: fail-hard, MAX and MIN as branches, root as a part of the loop
// single: yes
// detail: sometimes, when a later action is cut exactly at the bound
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class NoTime extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> todo = new ArrayList<>(position.actions());
        A play = todo.get(0);
        Player me = position.player();
        int depth = 1;
        try {
            do {
                A top = null;
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                for (A action : todo) {
                    position.make(action);
                    int v = value(position, clock, depth - 1, depth, alpha, beta);
                    position.undo();
                    if (me == Player.MAX && v >= alpha) {
                        alpha = v;
                        top = action;
                    }
                    if (me == Player.MIN && v <= beta) {
                        beta = v;
                        top = action;
                    }
                }
                play = top;
                todo.remove(play);
                todo.add(0, play);
                depth++;
            } while (depth <= 60);
        } catch (NoTime e) {
            return play;
        }
        return play;
    }

    private int value(GivenPosition<A> position, Clock clock, int left, int depth, int alpha, int beta) throws NoTime {
        if (clock.isUp()) {
            throw new NoTime();
        }
        if (position.terminal()) {
            int u = position.utility();
            int ply = depth - left;
            return clamp(u > 0 ? u - ply : u < 0 ? u + ply : 0, alpha, beta);
        }
        if (left == 0) {
            return clamp(position.evaluation(), alpha, beta);
        }
        if (position.player() == Player.MAX) {
            for (A action : position.actions()) {
                position.make(action);
                int v = value(position, clock, left - 1, depth, alpha, beta);
                position.undo();
                if (v >= beta) {
                    return beta;
                }
                alpha = Math.max(alpha, v);
            }
            return alpha;
        } else {
            for (A action : position.actions()) {
                position.make(action);
                int v = value(position, clock, left - 1, depth, alpha, beta);
                position.undo();
                if (v <= alpha) {
                    return alpha;
                }
                beta = Math.min(beta, v);
            }
            return beta;
        }
    }

    private static int clamp(int v, int alpha, int beta) {
        return Math.max(alpha, Math.min(beta, v));
    }
}
