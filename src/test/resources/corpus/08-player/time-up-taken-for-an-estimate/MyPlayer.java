// exercise: 08
// truth: wrong
// mistake: when the clock is up each node returns its estimate at once, and the iteration that came about so is played as if it were finished
// kind: slip
// player: both
// style: negamax by sign, no exceptions
// single: yes
// detail: sometimes; a half iteration often agrees with the finished one
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        A best = position.actions().get(0);
        for (int depth = 1; depth <= 40 && !clock.isUp(); depth++) {
            best = iteration(position, clock, depth, best);
        }
        return best;
    }

    private A iteration(GivenPosition<A> position, Clock clock, int depth, A first) {
        List<A> actions = new ArrayList<>(position.actions());
        actions.remove(first);
        actions.add(0, first);
        int sign = sign(position);
        A best = first;
        int bestScore = -Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int score = sign > 0
                    ? search(position, clock, depth - 1, bestScore, Window.INFINITY, 1)
                    : -search(position, clock, depth - 1, -Window.INFINITY, -bestScore, 1);
            position.undo();
            if (score > bestScore) {
                bestScore = score;
                best = action;
            }
        }
        return best;
    }

    private int sign(GivenPosition<A> position) {
        return position.player() == Player.MAX ? 1 : -1;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta, int ply) {
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        int sign = sign(position);
        int best = -Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparing((A a) -> history.getOrDefault(a, 0)).reversed());
        for (A action : actions) {
            position.make(action);
            best = Math.max(best, sign * search(position, clock, depth - 1, alpha, beta, ply + 1));
            position.undo();
            if (sign > 0) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, -best);
            }
            if (alpha >= beta) {
                history.merge(action, depth, Integer::sum);
                break;
            }
        }
        return sign * best;
    }
}
