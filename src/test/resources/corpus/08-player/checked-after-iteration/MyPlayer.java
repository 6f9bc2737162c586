// exercise: 08
// truth: right
// mistake: none; the result of an iteration counts only if the clock is not up after it
// player: both
// style: values run out quickly when the clock is up, result compared with the clock afterwards, killers in an array
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_DEPTH = 48;
    private static final int FAR = 3_000_000;

    private Object[] killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new Object[MAX_DEPTH + 2];
        List<A> order = new ArrayList<>(position.actions());
        A move = order.get(0);
        int depth = 0;
        while (!clock.isUp() && ++depth <= MAX_DEPTH) {
            Choice<A> choice = best(position, clock, order, depth);
            if (clock.isUp()) {
                break;
            }
            move = choice.action();
            order.remove(move);
            order.add(0, move);
            if (Math.abs(choice.value()) > 1_000_000 - 2 * MAX_DEPTH) {
                break;
            }
        }
        return move;
    }

    private Choice<A> best(GivenPosition<A> position, Clock clock, List<A> order, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -FAR, beta = FAR;
        Choice<A> choice = null;
        for (A action : order) {
            if (clock.isUp()) {
                return choice;
            }
            position.make(action);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (choice == null || max && v > choice.value() || !max && v < choice.value()) {
                choice = new Choice<>(action, v);
            }
            if (max) alpha = choice.value(); else beta = choice.value();
        }
        return choice;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - ply * Integer.compare(u, 0);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        IntBinaryOperator pick = max ? Math::max : Math::min;
        List<A> actions = new ArrayList<>(position.actions());
        int k = actions.indexOf(killers[depth]);
        if (k > 0) {
            actions.add(0, actions.remove(k));
        }
        int best = max ? -FAR : FAR;
        for (A action : actions) {
            position.make(action);
            best = pick.applyAsInt(best, value(position, clock, depth - 1, ply + 1, max ? Math.max(alpha, best) : alpha, max ? beta : Math.min(beta, best)));
            position.undo();
            if (max ? best >= beta : best <= alpha) {
                killers[depth] = action;
                return best;
            }
            if (clock.isUp()) {
                return best;
            }
        }
        return best;
    }
}
