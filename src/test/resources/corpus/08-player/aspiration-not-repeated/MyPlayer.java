// exercise: 08
// truth: wrong
// mistake: from the third iteration on the root is searched with a window of 500 around the last value, and is not searched again when the value falls out of it
// player: both
// style: aspiration window, records, checked exception
// kind: subtle
// single: yes
// detail: only when the value changes by 500 or more from one iteration to the next: all actions are bounds then, and the old move is played although it may be refuted (or the first one above the window)

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MARGIN = 500;

    private record Result<A>(A action, int value) {}

    private static final class NoTime extends Exception {
        private static final long serialVersionUID = 1;

        NoTime() {
            super(null, null, false, false);
        }
    }

    private final Map<Integer, A> refutations = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        refutations.clear();
        List<A> actions = new ArrayList<>(position.actions());
        Result<A> result = new Result<>(actions.get(0), 0);
        try {
            for (int depth = 1; depth <= 60; depth++) {
                Window window = depth <= 2 ? Window.FULL : new Window(result.value() - MARGIN, result.value() + MARGIN);
                result = search(position, clock, actions, depth, window);
                actions.remove(result.action());
                actions.add(0, result.action());
                if (Math.abs(result.value()) > Window.MAX_VALUE - 200) {
                    break;
                }
            }
        } catch (NoTime e) {
            return result.action();
        }
        return result.action();
    }

    private Result<A> search(GivenPosition<A> position, Clock clock, List<A> actions, int depth, Window window) throws NoTime {
        Player player = position.player();
        Result<A> best = null;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, window);
            position.undo();
            if (best == null || (player == Player.MAX ? value > best.value() : value < best.value())) {
                best = new Result<>(action, value);
            }
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, Window window) throws NoTime {
        if (clock.isUp()) {
            throw new NoTime();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Player player = position.player();
        List<A> actions = new ArrayList<>(position.actions());
        A refutation = refutations.get(ply);
        if (refutation != null && actions.remove(refutation)) {
            actions.add(0, refutation);
        }
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, window);
            position.undo();
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                refutations.put(ply, action);
                break;
            }
        }
        return best;
    }
}
