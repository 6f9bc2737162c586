// exercise: 08
// truth: wrong
// mistake: the clock is asked only before each action at the root and never below, so the rest of a root action's subtree is searched after the time is up: many thousand moves too late in deep iterations
// player: both
// style: history heuristic, Optional for an unfinished iteration
// single: yes
// detail: in small trees and with little time it is never more than 2,000 moves late
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Result<B>(B action, int value) {}

    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A chosen = actions.get(0);
        for (int depth = 1; depth <= 30; depth++) {
            Optional<Result<A>> result = iteration(position, clock, actions, depth);
            if (result.isEmpty()) {
                return chosen;
            }
            chosen = result.get().action();
            if (Math.abs(result.get().value()) >= Window.MAX_VALUE - 100) {
                return chosen;
            }
            actions.remove(chosen);
            actions.add(0, chosen);
        }
        return chosen;
    }

    private Optional<Result<A>> iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            if (clock.isUp()) {
                return Optional.empty();
            }
            position.make(action);
            int value = value(position, depth, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? value > alpha : value < beta)) {
                best = action;
                if (max) alpha = value;
                else beta = value;
            }
        }
        return Optional.of(new Result<>(best, max ? alpha : beta));
    }

    private int value(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        if (ply == depth) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> sorted = new ArrayList<>(position.actions());
        sorted.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted) {
            position.make(action);
            int value = value(position, depth, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) {
                history.merge(action, (depth - ply) * (depth - ply), Integer::sum);
                break;
            }
        }
        return best;
    }
}
