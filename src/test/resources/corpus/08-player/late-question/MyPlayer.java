// exercise: 08
// truth: wrong
// mistake: the search below an action returns an estimate when the clock is up, and the root asks the clock only before the next action, so an iteration cut off within its last action counts as finished
// player: both
// style: no exception, boolean for finished, root asks the clock
// single: yes
// detail: the clock is up while the last action of an iteration is being searched
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
    private static final int PROVED = 900_000;
    private boolean proved;
    private boolean finished;
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
        for (int depth = 1; depth <= 40; depth++) {
            A choice = root(actions, depth);
            if (!finished) {
                break;
            }
            best = choice;
            actions.remove(best);
            actions.add(0, best);
            if (proved) {
                break;
            }
        }
        return best;
    }

    private A root(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        finished = true;
        for (A action : actions) {
            if (clock.isUp()) {
                finished = false;
                break;
            }
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
        proved = Math.abs(max ? alpha : beta) >= PROVED;
        return best;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
        }
        if (depth == 0 || clock.isUp()) {
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
