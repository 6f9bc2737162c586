// exercise: 08
// truth: wrong
// mistake: the move to play is written in the loop over the root's actions, so that of an iteration which the clock has cut off is played
// player: both
// style: exception at the node, minimax form, actions always in the order given
// single: yes
// detail: sometimes, when the first actions of the list are not the best of the unfinished iteration
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private A best;

    private static class OutOfTime extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = position.actions();
        best = actions.get(0);
        try {
            for (int depth = 1; depth <= 30; depth++) {
                iteration(position, clock, actions, depth);
            }
        } catch (OutOfTime e) {
            // time is over
        }
        return best;
    }

    private void iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        if (position.player() == Player.MAX) {
            for (A action : position.actions()) {
                position.make(action);
                alpha = Math.max(alpha, value(position, clock, depth - 1, ply + 1, alpha, beta));
                position.undo();
                if (alpha >= beta) {
                    return beta;
                }
            }
            return alpha;
        }
        for (A action : position.actions()) {
            position.make(action);
            beta = Math.min(beta, value(position, clock, depth - 1, ply + 1, alpha, beta));
            position.undo();
            if (alpha >= beta) {
                return alpha;
            }
        }
        return beta;
    }
}
