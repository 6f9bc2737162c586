// exercise: 08
// truth: wrong
// mistake: whether the clock is up is asked before each root action and not after the last one, so an iteration whose last action was broken off counts as finished, with the value 0 of the broken search
// player: both
// style: no exceptions, Optional for the result of an iteration, return 0 when the time is over
// kind: subtle
// single: yes
// detail: only when the clock ends while the last root action of an iteration is searched: its value is made up and may be the best

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITY = 100_000_000;

    private record Best<A>(A action, int value) {}

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        for (int depth = 1; depth < 60; depth++) {
            Optional<Best<A>> best = iteration(position, clock, actions, depth);
            if (best.isEmpty()) {
                break;
            }
            actions.remove(best.get().action());
            actions.add(0, best.get().action());
            if (Math.abs(best.get().value()) > 999_000) {
                break;
            }
        }
        return actions.get(0);
    }

    private Optional<Best<A>> iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        Best<A> best = new Best<>(null, max ? -INFINITY : INFINITY);
        for (A action : actions) {
            if (clock.isUp()) {
                return Optional.empty();
            }
            position.make(action);
            int value = max
                    ? search(position, clock, depth - 1, 1, best.value(), INFINITY)
                    : search(position, clock, depth - 1, 1, -INFINITY, best.value());
            position.undo();
            if (max ? value > best.value() : value < best.value()) {
                best = new Best<>(action, value);
            }
        }
        return Optional.of(best);
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int utility = position.utility();
            return utility - ply * Integer.signum(utility);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        if (clock.isUp()) {
            return 0; // does not matter any more
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        int best = max ? -INFINITY : INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
