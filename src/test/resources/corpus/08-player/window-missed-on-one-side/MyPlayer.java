// exercise: 08
// truth: wrong
// mistake: each iteration begins with a window around the last value; for the move only too high is searched again, after too low for the mover the first action of the list stands, which is the former best and not the best
// kind: subtle
// player: both
// style: negamax with a sign, aspiration windows
// single: yes
// detail: sometimes; when the former best turns out at least 60 worse, but not the others
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MARGIN = 60;

    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private record Line<A>(A action, int score) {}

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        Line<A> line = new Line<>(actions.get(0), 0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                Line<A> next;
                if (depth <= 2) {
                    next = root(position, clock, actions, depth, -Window.INFINITY, Window.INFINITY);
                } else {
                    next = root(position, clock, actions, depth, line.score() - MARGIN, line.score() + MARGIN);
                    if (next.score() >= line.score() + MARGIN) {
                        next = root(position, clock, actions, depth, next.score() - 1, Window.INFINITY);
                    }
                }
                line = next;
                actions.remove(line.action());
                actions.add(0, line.action());
            }
        } catch (Enough e) {
            return line.action();
        }
        return line.action();
    }

    /** Scores are those of the player to move at the root. */
    private Line<A> root(GivenPosition<A> position, Clock clock, List<A> actions, int depth, int alpha, int beta) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int score = sign * (sign > 0 ? value(position, clock, depth - 1, 1, alpha, beta) : value(position, clock, depth - 1, 1, -beta, -alpha));
            position.undo();
            if (score > alpha) {
                alpha = score;
                best = action;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return new Line<>(best, alpha);
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Enough();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt((A a) -> history.getOrDefault(a, 0)).reversed());
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
