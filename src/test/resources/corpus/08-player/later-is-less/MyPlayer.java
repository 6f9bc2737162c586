// exercise: 08
// truth: wrong
// mistake: the ply is subtracted from every end, from a loss of MAX too, so that MIN prefers to win later
// player: MIN
// style: history, loop until the clock is up, no stop at a proof
// single: yes
// detail: only as MIN with a win at hand: it plays a longer win instead of the one move that wins, as soon as it sees one; MAX prefers to lose sooner
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
    private static class Alarm extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        A fallback = position.actions().get(0);
        Optional<A> result = Optional.empty();
        Map<A, Long> history = new HashMap<>();
        try {
            for (int depth = 1; depth <= 60; depth++) {
                result = Optional.of(iteration(position, clock, depth, result, history));
            }
        } catch (Alarm alarm) {
            return result.orElse(fallback);
        }
        return result.orElseThrow();
    }

    private A iteration(GivenPosition<A> position, Clock clock, int depth, Optional<A> before, Map<A, Long> history)
            throws Alarm {
        List<A> actions = new ArrayList<>(position.actions());
        before.ifPresent(action -> {
            actions.remove(action);
            actions.add(0, action);
        });
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            position.make(action);
            int value = search(position, clock, depth - 1, 1, alpha, beta, history);
            position.undo();
            if (best == null || (max ? value > alpha : value < beta)) {
                best = action;
            }
            alpha = max ? Math.max(alpha, value) : alpha;
            beta = max ? beta : Math.min(beta, value);
        }
        return best;
    }

    private int search(
            GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta, Map<A, Long> history)
            throws Alarm {
        if (clock.isUp()) {
            throw new Alarm();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility - ply; // the sooner the better
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Long.compare(history.getOrDefault(b, 0L), history.getOrDefault(a, 0L)));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = search(position, clock, depth - 1, ply + 1, alpha, beta, history);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, (long) depth * depth, Long::sum);
                break;
            }
        }
        return best;
    }
}
