// exercise: 08
// truth: wrong
// mistake: alpha of the root is set once before the iterations and not again for each (beta is), so a deeper iteration of MAX starts with the value of the one before as its bound
// player: MAX
// style: everything of the root in one method
// single: yes
// detail: whenever a deeper look is worth less to MAX than the one before; then the old move stays
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
    private static final class ClockIsUp extends RuntimeException {
        private static final long serialVersionUID = 2;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        Map<A, Integer> history = new HashMap<>();
        boolean max = position.player() == Player.MAX;
        A answer = actions.get(0);
        int alpha = -Window.INFINITY;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int beta = Window.INFINITY;
                A best = actions.get(0);
                for (A action : actions) {
                    position.make(action);
                    int value = look(position, clock, history, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max) {
                        if (value > alpha) {
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
                answer = best;
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (ClockIsUp up) {
            return answer;
        }
        return answer;
    }

    private int look(GivenPosition<A> p, Clock clock, Map<A, Integer> history, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        if (p.terminal()) {
            int u = p.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        boolean max = p.player() == Player.MAX;
        List<A> sorted = new ArrayList<>(p.actions());
        sorted.sort((a, b) -> history.getOrDefault(b, 0).compareTo(history.getOrDefault(a, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : sorted) {
            p.make(a);
            int v = look(p, clock, history, depth - 1, ply + 1, alpha, beta);
            p.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
            if (alpha >= beta) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
