// exercise: 08
// truth: right
// mistake: -
// player: both
// style: no exceptions: an empty OptionalInt climbs up when the clock is up; history
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Long> credit = new HashMap<>();
    private GivenPosition<A> here;
    private BooleanSupplier late;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        credit.clear();
        here = position;
        late = clock::isUp;
        LinkedList<A> order = new LinkedList<>(position.actions());
        for (int plies = 1; plies <= 80 && !late.getAsBoolean(); plies++) {
            Optional<Map.Entry<A, Integer>> outcome = look(order, plies);
            if (outcome.isEmpty()) {
                break;
            }
            A good = outcome.get().getKey();
            order.removeFirstOccurrence(good);
            order.addFirst(good); // the move to play is always the first of this list
            if (Math.abs(outcome.get().getValue()) > 900_000) {
                break;
            }
        }
        return order.getFirst();
    }

    private Optional<Map.Entry<A, Integer>> look(List<A> order, int plies) {
        int sign = here.player() == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        A with = null;
        for (A action : order) {
            here.make(action);
            OptionalInt v = below(sign, plies - 1, 1, best, Window.INFINITY);
            here.undo();
            if (v.isEmpty()) {
                return Optional.empty();
            }
            if (v.getAsInt() > best) {
                best = v.getAsInt();
                with = action;
            }
        }
        return Optional.of(Map.entry(with, best));
    }

    /** The value to the side of the sign, whoever moves. */
    private OptionalInt below(int sign, int plies, int ply, int low, int high) {
        if (late.getAsBoolean()) {
            return OptionalInt.empty();
        }
        if (here.terminal()) {
            int end = here.utility();
            return OptionalInt.of(sign * (end - Integer.signum(end) * ply));
        }
        if (plies == 0) {
            return OptionalInt.of(sign * here.evaluation());
        }
        int mine = here.player() == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        int from = mine == sign ? low : -high;
        int to = mine == sign ? high : -low;
        List<A> list = new ArrayList<>(here.actions());
        list.sort((a, b) -> Long.compare(credit.getOrDefault(b, 0L), credit.getOrDefault(a, 0L)));
        for (A action : list) {
            here.make(action);
            OptionalInt v = below(mine, plies - 1, ply + 1, Math.max(from, best), to);
            here.undo();
            if (v.isEmpty()) {
                return v;
            }
            best = Math.max(best, v.getAsInt());
            if (best >= to) {
                credit.merge(action, 1L << Math.min(plies, 20), Long::sum);
                break;
            }
        }
        return OptionalInt.of(mine == sign ? best : -best);
    }
}
