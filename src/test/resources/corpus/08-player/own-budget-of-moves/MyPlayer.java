// exercise: 08
// truth: wrong
// mistake: besides the clock it stops after 4,000 moves of its own count, so it leaves most of a longer time unused
// player: both
// style: budget as a constant, killers
// single: yes
// detail: only when the clock allows more than 4,000 moves
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MOVES = 4_000;

    private static final class Enough extends Exception {
        private static final long serialVersionUID = 1;
    }

    private int made;
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        made = 0;
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                best = deepen(position, clock, actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Enough e) {
            return best;
        }
        return best;
    }

    private A deepen(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws Enough {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            int value = play(position, clock, action, depth, 1, alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }

    private int play(GivenPosition<A> position, Clock clock, A action, int depth, int ply, int alpha, int beta)
            throws Enough {
        if (clock.isUp() || made >= MOVES) {
            throw new Enough();
        }
        made++;
        position.make(action);
        int value = value(position, clock, depth - 1, ply, alpha, beta);
        position.undo();
        return value;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Enough {
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int value = play(position, clock, action, depth, ply + 1, alpha, beta);
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
