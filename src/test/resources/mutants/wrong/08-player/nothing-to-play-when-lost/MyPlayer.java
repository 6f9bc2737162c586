// Wrong: no move beats the value at the start where all is lost.
// Fails first: A legal move on any board, however little time there is, and the win where one move wins
// Says: could go on with null
// Diagnosis: nothing-when-all-loses

import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIN = Window.MAX_VALUE;

    private static class Timeout extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        A move = position.actions().get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                move = best(position, clock, depth, -Window.INFINITY, Window.INFINITY).action();
            }
        } catch (Timeout t) {
            return move;
        }
        return move;
    }

    private Choice<A> best(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta) {
        boolean max = position.player() == Player.MAX;
        Choice<A> best = new Choice<>(null, max ? -WIN : WIN);
        for (A action : position.actions()) {
            position.make(action);
            int v = value(position, clock, depth - 1, alpha, beta);
            position.undo();
            if (max ? v > best.value() : v < best.value()) {
                best = new Choice<>(action, v);
            }
            if (max) {
                alpha = Math.max(alpha, best.value());
            } else {
                beta = Math.min(beta, best.value());
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility + depth * Integer.signum(utility);
        }
        return depth == 0 ? position.evaluation() : best(position, clock, depth, alpha, beta).value();
    }
}
