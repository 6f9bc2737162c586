// exercise: 08
// truth: wrong
// mistake: the ply is subtracted from a win of MIN as well, so MIN puts off its wins and MAX hurries into its losses
// player: both
// style: killers, utility minus ply
// single: yes
// detail: MIN passes over a win in one for a longer one
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int LIMIT = 40;

    private static final class Stop extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final ArrayList<A> killers = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        for (int i = 0; i <= LIMIT; i++) {
            killers.add(null);
        }
        ArrayList<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= LIMIT; depth++) {
                best = iteration(position, clock, actions, depth);
                front(actions, best);
            }
        } catch (Stop stop) {
            return best;
        }
        return best;
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws Stop {
        Player player = position.player();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (player == Player.MAX ? value > alpha : value < beta)) {
                best = action;
                if (player == Player.MAX) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Stop {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility - ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        ArrayList<A> actions = new ArrayList<>(position.actions());
        front(actions, killers.get(depth));
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (player == Player.MAX) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.set(depth, action);
                break;
            }
        }
        return best;
    }

    private void front(ArrayList<A> actions, A action) {
        int index = actions.indexOf(action);
        if (index > 0) {
            actions.remove(index);
            actions.add(0, action);
        }
    }
}
