// exercise: 08
// truth: wrong
// mistake: the best value starts with -1,000,000 for MAX (1,000,000 for MIN) as if nothing could be worse, but a loss is worth -1,000,000 minus the remaining depth here: when every action loses none is chosen and the move is null
// player: both
// style: wins and losses weighted by the remaining depth, Choice as result
// single: yes
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
