// exercise: 08
// truth: wrong
// mistake: the root actions are sorted by their last values with the largest first for both players, and the best so far of an unfinished iteration is played, although for MIN the best action comes last
// player: MIN
// style: record Rated, sorting all root actions after each iteration
// single: yes
// detail: MIN to move, the clock ends in the middle of an iteration after its first action
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

    private static final int PROVED = 900_000;

    private record Rated<A>(A action, int value) {}

    private GivenPosition<A> position;
    private Clock clock;
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        boolean max = position.player() == Player.MAX;
        List<Rated<A>> rated = new ArrayList<>();
        for (A action : position.actions()) {
            rated.add(new Rated<>(action, 0));
        }
        A best = rated.get(0).action();
        for (int depth = 1; depth <= 40; depth++) {
            List<Rated<A>> now = new ArrayList<>();
            Rated<A> top = null;
            try {
                for (Rated<A> each : rated) {
                    int bound = top == null ? (max ? -Window.INFINITY : Window.INFINITY) : top.value();
                    Rated<A> next = rate(each.action(), depth, max ? bound : -Window.INFINITY, max ? Window.INFINITY : bound);
                    now.add(next);
                    if (top == null || (max ? next.value() > top.value() : next.value() < top.value())) {
                        top = next;
                    }
                }
            } catch (Up up) {
                // what was best before came first, so what is best now is at least as good
                return top == null || depth == 1 ? best : top.action();
            }
            best = top.action();
            if (Math.abs(top.value()) >= PROVED) {
                return best;
            }
            now.sort((one, other) -> Integer.compare(other.value(), one.value()));
            rated = now;
        }
        return best;
    }

    private Rated<A> rate(A action, int depth, int alpha, int beta) {
        position.make(action);
        int value = value(depth - 1, 1, alpha, beta);
        position.undo();
        return new Rated<>(action, value);
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
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
