// exercise: 08
// truth: wrong
// mistake: there is no iteration deeper than eight plies, however much time is left
// player: both
// style: streams, exception, small helper class for the window
// single: yes
// detail: sometimes; only where eight plies are finished before the clock is up, i.e. with few actions at each node
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 8;

    private static final class ClockIsUp extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private record Line<T>(T action, int value) {}

    private final Map<Integer, List<A>> cuts = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts.clear();
        Line<A> line = new Line<>(position.actions().get(0), 0);
        try {
            int depth = 1;
            while (depth <= DEEPEST && Math.abs(line.value()) < 999_000) {
                line = search(position, clock, depth, 0, Window.FULL, line.action());
                depth++;
            }
        } catch (ClockIsUp e) {
            return line.action();
        }
        return line.action();
    }

    private Line<A> search(GivenPosition<A> p, Clock clock, int depth, int ply, Window window, A first) {
        if (clock.isUp()) throw new ClockIsUp();
        if (p.terminal()) {
            int u = p.utility();
            return new Line<>(null, u - Integer.signum(u) * ply);
        }
        if (depth == 0) return new Line<>(null, p.evaluation());
        Player player = p.player();
        Line<A> best = null;
        for (A action : order(p.actions(), first, ply)) {
            p.make(action);
            int value = search(p, clock, depth - 1, ply + 1, window, null).value();
            p.undo();
            if (best == null || (player == Player.MAX ? value > best.value() : value < best.value())) {
                best = new Line<>(action, value);
            }
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                cuts.put(ply, List.of(action));
                break;
            }
        }
        return best;
    }

    private List<A> order(List<A> actions, A first, int ply) {
        return Stream.of(
                        Stream.ofNullable(first),
                        cuts.getOrDefault(ply, List.of()).stream().filter(actions::contains),
                        actions.stream())
                .flatMap(s -> s)
                .distinct()
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
