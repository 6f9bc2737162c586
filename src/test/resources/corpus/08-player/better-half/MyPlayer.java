// exercise: 08
// truth: right
// mistake: -
// player: both
// style: plays what an unfinished iteration has found if it is better than its first action, which was the best before: this the exercise allows; a functional bound object
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Integer> good = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        good.clear();
        Player me = position.player();
        List<A> order = new ArrayList<>(position.actions());
        A answer = order.get(0);
        try {
            for (int depth = 1; depth < 100; depth++) {
                Window window = Window.FULL;
                A leader = null;
                for (A action : order) {
                    position.make(action);
                    int value = value(position, clock, depth - 1, 1, window);
                    position.undo();
                    Window narrowed = window.narrowedBy(me, value);
                    if (leader == null || !narrowed.equals(window)) {
                        leader = action;
                        // From the third iteration on the first action is the best of the one before. It was searched to
                        // the end, so it may be played, and so may one that is better, as soon as it is known to be.
                        if (depth > 2) {
                            answer = leader;
                        }
                    }
                    window = narrowed;
                }
                answer = leader;
                int value = me == Player.MAX ? window.alpha() : window.beta();
                if (Math.abs(value) > Window.MAX_VALUE / 2) {
                    return answer;
                }
                A front = answer;
                order.sort(Comparator.comparing(action -> !action.equals(front)));
            }
        } catch (CancellationException timeIsUp) {
            return answer;
        }
        return answer;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, Window window) {
        if (clock.isUp()) {
            throw new CancellationException();
        }
        if (position.terminal()) {
            int value = position.utility();
            return value == 0 ? 0 : value > 0 ? value - ply : value + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(action -> -good.getOrDefault(action, 0)));
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, window);
            position.undo();
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                good.merge(action, 1 + depth * depth, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
