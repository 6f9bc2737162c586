// exercise: 08
// truth: right
// mistake: none; plays what an unfinished iteration has found, which is allowed because it looks first at the best action of the one before, to the end, and keeps a better one only after that was searched to the end
// player: both
// style: exception, the answer is a field that is written inside the loop over the root actions
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Stop extends Error {
        private static final long serialVersionUID = 1;
    }

    private A answer;
    private List<A> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        answer = actions.get(0);
        killers = new ArrayList<>();
        boolean max = position.player() == Player.MAX;
        try {
            for (int depth = 1; depth < 80; depth++) {
                actions.remove(answer);
                actions.add(0, answer);
                int bound = 0;
                A best = null;
                for (A action : actions) {
                    int alpha = max && best != null ? bound : -Window.INFINITY;
                    int beta = !max && best != null ? bound : Window.INFINITY;
                    position.make(action);
                    int v = search(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (best == null || (max ? v > bound : v < bound)) {
                        best = action;
                        bound = v;
                        answer = action;
                    }
                }
            }
        } catch (Stop stop) {
            return answer;
        }
        return answer;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Stop();
        if (position.terminal()) {
            int u = position.utility();
            return u - ply * Integer.signum(u);
        }
        if (depth == 0) return position.evaluation();
        while (killers.size() <= ply) killers.add(null);
        A killer = killers.get(ply);
        List<A> actions = new ArrayList<>(position.actions());
        if (actions.remove(killer)) actions.add(0, killer);
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                if (!Objects.equals(killer, action)) killers.set(ply, action);
                break;
            }
        }
        return best;
    }
}
