// exercise: 08
// truth: wrong
// mistake: if not even the first iteration is finished, the first action of the position where the exception has left it is played, and not one of the root
// player: both
// style: optional result, exception, fallback at the end
// single: yes
// detail: sometimes; only if the clock stops within the first iteration
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Ring extends RuntimeException {
        private static final long serialVersionUID = 2;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Map<Integer, A> killers = new HashMap<>();
        Optional<Choice<A>> best = Optional.empty();
        try {
            for (int depth = 1; depth <= 40 && best.filter(this::isDecided).isEmpty(); depth++) {
                best = Optional.of(search(position, clock, killers, depth, 0, -Window.INFINITY, Window.INFINITY,
                        best.map(Choice::action).orElse(null)));
            }
        } catch (Ring ring) {
            // time is over
        }
        return best.map(Choice::action).orElseGet(() -> position.actions().get(0));
    }

    private boolean isDecided(Choice<A> choice) {
        return Math.abs(choice.value()) > 999_000;
    }

    private Choice<A> search(
            GivenPosition<A> position, Clock clock, Map<Integer, A> killers, int depth, int ply, int alpha, int beta, A hint) {
        if (clock.isUp()) throw new Ring();
        if (position.terminal()) {
            int u = position.utility();
            return new Choice<>(null, u == 0 ? 0 : u < 0 ? u + ply : u - ply);
        }
        if (depth == 0) return new Choice<>(null, position.evaluation());
        List<A> actions = new ArrayList<>(position.actions());
        A first = hint == null ? killers.get(ply) : hint;
        if (actions.remove(first)) actions.add(0, first);
        boolean max = position.player() == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A a : actions) {
            position.make(a);
            int v = search(position, clock, killers, depth - 1, ply + 1, alpha, beta, null).value();
            position.undo();
            if (best == null || (max ? v > bestValue : v < bestValue)) {
                best = a;
                bestValue = v;
            }
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                killers.put(ply, a);
                break;
            }
        }
        return new Choice<>(best, bestValue);
    }
}
