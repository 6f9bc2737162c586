// exercise: 08
// truth: wrong
// mistake: the chosen action is a field that is only set if it is null, so with no finished iteration the second move repeats the choice of the move before, which is not legal any more
// player: both
// style: fields, boolean timeUp
// single: yes
// detail: sometimes; only with the same object for several moves and a clock that is up before the first iteration is finished
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_PLIES = 64;
    private A chosen;
    private boolean timeUp;
    private final List<A> killers = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        if (chosen == null) {
            chosen = actions.get(0);
        }
        timeUp = false;
        killers.clear();
        for (int i = 0; i <= MAX_PLIES; i++) {
            killers.add(null);
        }
        int depth = 1;
        while (depth < MAX_PLIES) {
            boolean max = position.player() == Player.MAX;
            A best = null;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                int value = search(position, clock, depth - 1, 1, alpha, beta);
                position.undo();
                if (timeUp) {
                    return chosen;
                }
                if (max && value > alpha) {
                    alpha = value;
                    best = action;
                } else if (!max && value < beta) {
                    beta = value;
                    best = action;
                }
            }
            chosen = best;
            int value = max ? alpha : beta;
            if (value > 900_000 || value < -900_000) {
                return chosen;
            }
            actions.remove(best);
            actions.add(0, best);
            depth++;
        }
        return chosen;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (timeUp || clock.isUp()) {
            timeUp = true;
            return 0;
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - ply * Integer.compare(utility, 0);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A action : actions) {
            position.make(action);
            int value = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (timeUp) {
                return 0;
            }
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
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
