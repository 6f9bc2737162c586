// exercise: 08
// truth: wrong
// mistake: from the second iteration on only the six actions that looked best one ply deep are looked at, though every action is due in the first two iterations
// kind: subtle
// player: both
// style: scored root moves, streams, beam
// single: yes
// detail: only with more than six actions, when the best one looks bad after one ply
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int BEAM = 6;

    private static final class Over extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private record Scored<A>(A action, int score) {}

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            List<Scored<A>> scored = iteration(position, clock, actions, 1);
            actions = scored.stream().limit(BEAM).map(Scored::action).toList();
            best = actions.get(0);
            for (int depth = 2; depth <= 40; depth++) {
                actions = iteration(position, clock, actions, depth).stream().map(Scored::action).toList();
                best = actions.get(0);
            }
        } catch (Over over) {
            return best;
        }
        return best;
    }

    /** The actions with the best first; a score is exact or, where the action is worse than the best, at most right. */
    private List<Scored<A>> iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        List<Scored<A>> scored = new ArrayList<>();
        int best = -Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int bound = depth == 1 ? -Window.INFINITY : best;
            int score = sign > 0
                    ? value(position, clock, depth - 1, 1, bound, Window.INFINITY)
                    : -value(position, clock, depth - 1, 1, -Window.INFINITY, -bound);
            position.undo();
            scored.add(new Scored<>(action, depth > 1 && score <= best ? -Window.INFINITY : score));
            best = Math.max(best, score);
        }
        scored.sort(Comparator.comparing((Scored<A> s) -> s.score()).reversed());
        return scored;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Over();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(a -> -history.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
