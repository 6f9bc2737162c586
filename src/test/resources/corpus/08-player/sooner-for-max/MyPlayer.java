// exercise: 08
// truth: wrong
// mistake: the ply is taken off every finished game that is not tied, so MIN prefers the longest way to win, and it never stops at a proof
// player: MIN
// style: fields and an exception, killer moves by ply
// single: yes
// detail: MIN can win at once and also later: it plays the longer way, again and again
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
    private static class Up extends RuntimeException {
        private static final long serialVersionUID = 1;

        Up() {
            super(null, null, false, false);
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                best = root(actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Up up) {
            // the last finished iteration counts
        }
        return best;
    }

    private A root(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int value = value(depth - 1, 1, alpha, beta);
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

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility - ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
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
