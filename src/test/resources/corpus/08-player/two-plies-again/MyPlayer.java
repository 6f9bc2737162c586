// exercise: 08
// truth: wrong
// mistake: it looks exactly two plies ahead and then plays, whatever time is left
// player: both
// style: two nested loops, comparator, no recursion
// kind: slip
// single: yes
// detail: whatever needs three plies or more; nearly all of its time is left over
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = position.actions();
        Map<A, Integer> onePly = new HashMap<>();
        Map<A, Integer> twoPlies = new HashMap<>();
        Comparator<Integer> natural = Comparator.naturalOrder();
        Comparator<Integer> order = position.player() == Player.MAX ? natural : natural.reversed();
        for (A action : actions) {
            if (clock.isUp()) {
                return actions.get(0);
            }
            position.make(action);
            onePly.put(action, leaf(position, 1));
            position.undo();
        }
        A best = best(actions, onePly, order);
        for (A action : actions) {
            position.make(action);
            if (position.terminal()) {
                twoPlies.put(action, leaf(position, 1));
            } else {
                boolean max = position.player() == Player.MAX;
                Integer reply = null;
                for (A answer : position.actions()) {
                    if (clock.isUp()) {
                        return best;
                    }
                    position.make(answer);
                    int value = leaf(position, 2);
                    position.undo();
                    reply = reply == null ? value : max ? Math.max(reply, value) : Math.min(reply, value);
                }
                twoPlies.put(action, reply);
            }
            position.undo();
        }
        return best(actions, twoPlies, order);
    }

    private A best(List<A> actions, Map<A, Integer> values, Comparator<Integer> order) {
        return actions.stream().max((a, b) -> order.compare(values.get(a), values.get(b))).orElseThrow();
    }

    private int leaf(GivenPosition<A> position, int ply) {
        if (!position.terminal()) {
            return position.evaluation();
        }
        int u = position.utility();
        return u - Integer.signum(u) * ply;
    }
}
