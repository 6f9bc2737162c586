// exercise: 08
// truth: right
// mistake: none; a flag instead of an exception, and the best reply to each line of play is remembered from iteration to iteration
// player: both
// style: flag that is asked after every undo, map from lines of play to replies, OptionalInt
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private GivenPosition<A> position;
    private Clock clock;
    private Map<List<A>, A> replies;
    private Map<Integer, LinkedList<A>> cutters;
    private List<A> line;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        replies = new HashMap<>();
        cutters = new HashMap<>();
        line = new ArrayList<>();
        A play = position.actions().iterator().next();
        int depth = 0;
        OptionalInt result;
        do {
            depth++;
            result = look(depth, -9_999_999, 9_999_999);
            if (result.isPresent()) {
                play = replies.get(List.of());
            }
        } while (result.isPresent() && Math.abs(result.getAsInt()) < 900_000 && depth < 99);
        return play;
    }

    /** Empty as soon as the clock is up, from then on for ever. */
    private OptionalInt look(int depth, int low, int high) {
        if (clock.isUp()) {
            return OptionalInt.empty();
        }
        if (position.terminal()) {
            int end = position.utility();
            return OptionalInt.of(end - Integer.signum(end) * line.size());
        }
        if (depth == 0) {
            return OptionalInt.of(position.evaluation());
        }
        boolean max = position.player() == Player.MAX;
        List<A> key = List.copyOf(line);
        A choice = null;
        int best = 0;
        for (A action : inGoodOrder(key)) {
            position.make(action);
            line.add(action);
            OptionalInt value = look(depth - 1, low, high);
            line.remove(line.size() - 1);
            position.undo();
            if (value.isEmpty()) {
                return value;
            }
            int v = value.getAsInt();
            if (choice == null || (max ? v > best : v < best)) {
                choice = action;
                best = v;
            }
            if (max) {
                low = Math.max(low, v);
            } else {
                high = Math.min(high, v);
            }
            if (low >= high) {
                remember(key.size(), action);
                break;
            }
        }
        replies.put(key, choice);
        return OptionalInt.of(best);
    }

    private void remember(int ply, A action) {
        LinkedList<A> list = cutters.computeIfAbsent(ply, p -> new LinkedList<>());
        list.remove(action);
        list.addFirst(action);
        if (list.size() > 2) {
            list.removeLast();
        }
    }

    private List<A> inGoodOrder(List<A> key) {
        List<A> rest = new ArrayList<>(position.actions());
        List<A> order = new ArrayList<>();
        A reply = replies.get(key);
        if (reply != null && rest.remove(reply)) {
            order.add(reply);
        }
        for (A cutter : cutters.getOrDefault(key.size(), new LinkedList<>())) {
            if (rest.remove(cutter)) {
                order.add(cutter);
            }
        }
        order.addAll(rest);
        return order;
    }
}
