// exercise: 08
// truth: wrong
// mistake: the killer is put in front without a look whether it is an action of this node
// player: both
// style: LinkedList with addFirst, exception for the clock
// single: yes
// detail: make refuses it and the player throws, as soon as a killer of another node is no action here
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, A> killers = new TreeMap<>();

    private static final class OverTime extends Exception {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        LinkedList<A> actions = new LinkedList<>(position.actions());
        A move = actions.getFirst();
        for (int depth = 1; depth <= 40; depth++) {
            try {
                move = search(position, clock, actions, depth);
            } catch (OverTime e) {
                return move;
            }
            actions.remove(move);
            actions.addFirst(move);
        }
        return move;
    }

    private A search(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws OverTime {
        boolean max = position.player() == Player.MAX;
        A best = actions.get(0);
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws OverTime {
        if (clock.isUp()) throw new OverTime();
        if (position.terminal()) {
            int end = position.utility();
            return end > 0 ? end - ply : end < 0 ? end + ply : end;
        }
        if (depth == 0) return position.evaluation();
        LinkedList<A> actions = new LinkedList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null) {
            actions.remove(killer);
            actions.addFirst(killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
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
                killers.put(ply, action);
                return best;
            }
        }
        return best;
    }
}
