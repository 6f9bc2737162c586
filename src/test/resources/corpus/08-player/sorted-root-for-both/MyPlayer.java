// exercise: 08
// truth: wrong
// mistake: the root actions are sorted with the largest value first for MIN too, so for MIN an iteration begins with the worst action, and what it has found when the clock is up is played
// player: MIN
// style: root moves with values, partial iterations
// single: yes
// detail: sometimes; only for MIN, when the clock is up before the better actions have been reached
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class RootMove<A> {
        final A action;
        int value;

        RootMove(A action) {
            this.action = action;
        }

        int value() {
            return value;
        }
    }

    private static final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<RootMove<A>> moves = position.actions().stream().map(RootMove<A>::new).collect(Collectors.toList());
        RootMove<A> best = moves.get(0);
        boolean max = position.player() == Player.MAX;
        for (int depth = 1; depth <= 60; depth++) {
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            // The best of the iteration before is looked at first, so a better one may be trusted even if the clock interrupts.
            RootMove<A> better = null;
            try {
                for (RootMove<A> move : moves) {
                    position.make(move.action);
                    move.value = search(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max && move.value > alpha) {
                        alpha = move.value;
                        better = move;
                    }
                    if (!max && move.value < beta) {
                        beta = move.value;
                        better = move;
                    }
                }
            } catch (Interrupted e) {
                return better == null ? best.action : better.action;
            }
            best = better;
            if (Math.abs(best.value) > Window.MAX_VALUE - 1000) {
                break;
            }
            moves.sort(Comparator.comparingInt(RootMove<A>::value).reversed());
        }
        return best.action;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Interrupted();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth <= 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparing((A a) -> history.getOrDefault(a, 0), Comparator.reverseOrder()));
        boolean max = position.player() == Player.MAX;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int child = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            value = max ? Math.max(value, child) : Math.min(value, child);
            alpha = max ? Math.max(alpha, value) : alpha;
            beta = max ? beta : Math.min(beta, value);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return value;
    }
}
