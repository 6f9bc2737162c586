// exercise: 08
// truth: wrong
// mistake: at the root MAX takes an action whose value equals the best, but after narrowing an equal value is only a bound, so a worse action replaces the best one
// kind: slip
// player: MAX
// style: fail-hard, one loop for either player at the root
// single: yes
// detail: -
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
    private static class Late extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final Map<Integer, A> killer = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A toPlay = actions.get(0);
        boolean max = position.player() == Player.MAX;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A best = null;
                for (A action : actions) {
                    position.make(action);
                    int value = value(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max) {
                        if (value >= alpha) {
                            alpha = value;
                            best = action;
                        }
                    } else {
                        if (value < beta) {
                            beta = value;
                            best = action;
                        }
                    }
                }
                toPlay = best;
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Late late) {
            return toPlay;
        }
        return toPlay;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Late {
        if (clock.isUp()) {
            throw new Late();
        }
        if (position.terminal()) {
            int u = position.utility();
            return clamp(u > 0 ? u - ply : u < 0 ? u + ply : 0, alpha, beta);
        }
        if (depth == 0) {
            return clamp(position.evaluation(), alpha, beta);
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A first = killer.get(ply);
        if (first != null && actions.remove(first)) {
            actions.add(0, first);
        }
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                killer.put(ply, action);
                break;
            }
        }
        return max ? alpha : beta;
    }

    private static int clamp(int value, int alpha, int beta) {
        return Math.max(alpha, Math.min(beta, value));
    }
}
