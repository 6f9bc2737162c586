// exercise: 08
// truth: right
// mistake: -
// player: both
// style: functional: a side is an enum with behaviour, lambdas, wrapped clock that throws, forced moves are followed deeper from the third iteration on
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Supplier;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private enum Side {
        UP {
            @Override
            boolean prefers(int value, int to) {
                return value > to;
            }
        },
        DOWN {
            @Override
            boolean prefers(int value, int to) {
                return value < to;
            }
        };

        abstract boolean prefers(int value, int to);

        static Side of(Player player) {
            return player == Player.MAX ? UP : DOWN;
        }

        int worst() {
            return this == UP ? -Window.INFINITY : Window.INFINITY;
        }
    }

    @SuppressWarnings("serial")
    private static class Bell extends Error {
        Bell() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<Deque<A>> good = new ArrayList<>();
        Runnable tick = () -> {
            if (clock.isUp()) {
                throw new Bell();
            }
        };
        Deque<A> line = new ArrayDeque<>(position.actions());
        Deque<Choice<A>> sure = new ArrayDeque<>();
        try {
            for (int depth = 1; depth <= 90 && (sure.isEmpty() || Math.abs(sure.peek().value()) < 999_000); depth++) {
                Choice<A> choice = best(position, tick, good, depth, 0, Window.FULL, line);
                sure.push(choice);
                line.remove(choice.action());
                line.addFirst(choice.action());
            }
        } catch (Bell bell) {
            // what is sure is on the pile
        }
        return sure.isEmpty() ? line.getFirst() : sure.getFirst().action();
    }

    private Choice<A> best(
            GivenPosition<A> p, Runnable tick, List<Deque<A>> good, int depth, int ply, Window w, Iterable<A> actions) {
        Player player = p.player();
        Side side = Side.of(player);
        Choice<A> best = null;
        Window window = w;
        for (Iterator<A> it = actions.iterator(); it.hasNext() && !window.closed(); ) {
            A action = it.next();
            Window now = window;
            int value = there(p, action, () -> value(p, tick, good, depth - 1, ply + 1, now));
            if (best == null || side.prefers(value, best.value())) {
                best = new Choice<>(action, value);
            }
            window = window.narrowedBy(player, value);
        }
        if (window.closed()) {
            remember(good, ply, best.action());
        }
        return best;
    }

    private int there(GivenPosition<A> p, A action, Supplier<Integer> what) {
        p.make(action);
        int value = what.get();
        p.undo();
        return value;
    }

    private int value(GivenPosition<A> p, Runnable tick, List<Deque<A>> good, int depth, int ply, Window window) {
        tick.run();
        if (p.terminal()) {
            return p.utility() - Integer.signum(p.utility()) * ply;
        }
        List<A> actions = p.actions();
        boolean forced = depth + ply > 2 && actions.size() == 1 && ply < 60;
        if (depth <= 0 && !forced) {
            return p.evaluation();
        }
        LinkedHashSet<A> order = new LinkedHashSet<>();
        if (ply < good.size()) {
            order.addAll(good.get(ply));
            order.retainAll(actions);
        }
        order.addAll(actions);
        return best(p, tick, good, forced ? Math.max(depth, 0) + 1 : depth, ply, window, order).value();
    }

    /** The last two that have cut so deep. */
    private void remember(List<Deque<A>> good, int ply, A action) {
        while (good.size() <= ply) {
            good.add(new ArrayDeque<>());
        }
        Deque<A> two = good.get(ply);
        two.remove(action);
        two.addFirst(action);
        if (two.size() > 2) {
            two.removeLast();
        }
    }
}
