// exercise: 08
// truth: wrong
// mistake: the clock is asked at every 2048th node only, which is more than the 2,000 moves that are allowed
// player: both
// style: counter with a bit mask, fields
// single: yes
// detail: only when the time ends within some 48 moves after the clock was asked (or would have been): then the answer comes more than 2,000 moves late (a clock of 4,100 moves, or of 10, but not one of 4,000)
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    /** Asking for the time at every node is dear. */
    private static final int MASK = 2047;

    private int nodes;
    private final Map<Integer, A> killers = new HashMap<>();

    private static class Interrupt extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        nodes = 0;
        killers.clear();
        boolean max = position.player() == Player.MAX;
        A chosen = position.actions().get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                List<A> actions = startingWith(chosen, position.actions());
                A best = chosen;
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                for (A action : actions) {
                    position.make(action);
                    int value = value(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max && value > alpha) {
                        alpha = value;
                        best = action;
                    }
                    if (!max && value < beta) {
                        beta = value;
                        best = action;
                    }
                }
                chosen = best;
                if (Math.abs(max ? alpha : beta) > 900_000) {
                    break;
                }
            }
        } catch (Interrupt interrupt) {
            return chosen;
        }
        return chosen;
    }

    private List<A> startingWith(A action, List<A> actions) {
        List<A> list = new ArrayList<>(actions.size());
        if (actions.contains(action)) {
            list.add(action);
        }
        for (A each : actions) {
            if (!each.equals(action)) {
                list.add(each);
            }
        }
        return list;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if ((++nodes & MASK) == 0 && clock.isUp()) {
            throw new Interrupt();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : startingWith(killers.get(depth), position.actions())) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(depth, action);
                break;
            }
        }
        return best;
    }
}
