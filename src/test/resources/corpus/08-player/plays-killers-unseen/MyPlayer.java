// exercise: 08
// truth: wrong
// mistake: the action that last cut at the same ply is put in front of the list without asking whether it is possible here; where it is not, make refuses it and the exception leaves move
// player: both
// style: killer moves in a list by ply, negative result of a flag
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final List<A> killers = new ArrayList<>();
    private boolean stopped;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        for (int i = 0; i <= 50; i++) {
            killers.add(null);
        }
        stopped = false;
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        for (int depth = 1; depth < 50; depth++) {
            A found = null;
            boolean max = position.player() == Player.MAX;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                int v = value(position, clock, depth - 1, 1, alpha, beta);
                position.undo();
                if (stopped) {
                    return best;
                }
                if (max && v > alpha) {
                    alpha = v;
                    found = action;
                } else if (!max && v < beta) {
                    beta = v;
                    found = action;
                }
            }
            best = found;
            actions.remove(best);
            actions.add(0, best);
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (stopped || clock.isUp()) {
            stopped = true;
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null) {
            actions.remove(killer);
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (stopped) {
                return 0;
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.set(ply, action);
                break;
            }
        }
        return best;
    }
}
