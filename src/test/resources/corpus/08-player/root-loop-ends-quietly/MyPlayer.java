// exercise: 08
// truth: wrong
// mistake: deep in the search the clock throws, but the loop at the root, when the clock gets up with its own move, only breaks, and the iteration counts as finished
// kind: subtle
// player: both
// style: exception below, break at the root, Window and Choice records
// single: yes
// detail: only if the move with which the clock gets up is one at the root: a handful of all possible times
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, A> killers = new HashMap<>();

    private static final class TimeIsUp extends Exception {
        private static final long serialVersionUID = 1L;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = List.copyOf(position.actions());
        A play = actions.get(0);
        try {
            for (int depth = 1; depth <= 50 && !clock.isUp(); depth++) {
                Choice<A> choice = choose(position, clock, actions, depth);
                play = choice.action();
                if (Math.abs(choice.value()) > 500_000) {
                    break;
                }
            }
        } catch (TimeIsUp e) {
            // the iteration does not count
        }
        return play;
    }

    private Choice<A> choose(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws TimeIsUp {
        Player me = position.player();
        Window window = Window.FULL;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            if (clock.isUp()) {
                position.undo();
                break;
            }
            int value = value(position, clock, depth - 1, 1, window);
            position.undo();
            if (window.contains(value)) {
                best = action;
                window = window.narrowedBy(me, value);
            }
        }
        return new Choice<>(best, me == Player.MAX ? window.alpha() : window.beta());
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, Window window) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Player me = position.player();
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        int best = me == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, window);
            position.undo();
            best = me == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(me, best);
            if (window.closed()) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
