// exercise: 08
// truth: right
// mistake: -
// player: both
// style: the position is wrapped in one whose make throws when time is up; the search itself knows no clock; principal variation first, two killers
// kind: -
// single: yes
// detail: -

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Gong extends Error {
        private static final long serialVersionUID = 1;

        Gong() {
            super(null, null, false, false);
        }
    }

    /** Knows how far from the start it is, and refuses to move when the gong has sounded. */
    private record Ticking<A>(GivenPosition<A> inner, Clock clock, Deque<A> line) {
        void make(A action) {
            if (clock.isUp()) {
                throw new Gong();
            }
            inner.make(action);
            line.push(action);
        }

        void undo() {
            inner.undo();
            line.pop();
        }

        int sure() {
            int utility = inner.utility();
            return utility == 0 ? 0 : utility > 0 ? utility - line.size() : utility + line.size();
        }
    }

    /** A value, and the moves that lead to it. */
    private record Line<A>(int value, LinkedList<A> moves) {
        Line<A> behind(A action) {
            LinkedList<A> longer = new LinkedList<>(moves);
            longer.addFirst(action);
            return new Line<>(value, longer);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        LinkedList<A> expected = new LinkedList<>(position.actions().subList(0, 1));
        if (position.actions().size() < 2) {
            return expected.getFirst();
        }
        Ticking<A> ticking = new Ticking<>(position, clock, new ArrayDeque<>());
        List<LinkedList<A>> killers = Stream.generate(LinkedList<A>::new).limit(100).toList();
        try {
            for (int depth = 1; depth < 90; depth++) {
                Line<A> line = search(ticking, depth, -Window.INFINITY, Window.INFINITY, expected, killers);
                expected = line.moves();
                if (Math.abs(line.value()) > Window.MAX_VALUE - 100) {
                    break;
                }
            }
        } catch (Gong gong) {
            return expected.getFirst();
        }
        return expected.getFirst();
    }

    private Line<A> search(Ticking<A> here, int depth, int alpha, int beta, List<A> expected, List<LinkedList<A>> killers) {
        if (here.inner().terminal()) {
            return new Line<>(here.sure(), new LinkedList<>());
        }
        if (depth == 0) {
            return new Line<>(here.inner().evaluation(), new LinkedList<>());
        }
        boolean max = here.inner().player() == Player.MAX;
        List<A> actions = new ArrayList<>(here.inner().actions());
        LinkedList<A> mine = killers.get(here.line().size());
        for (A killer : mine) {
            first(killer, actions);
        }
        if (!expected.isEmpty()) {
            first(expected.get(0), actions);
        }
        Line<A> best = null;
        for (A action : actions) {
            boolean asExpected = !expected.isEmpty() && action.equals(expected.get(0));
            here.make(action);
            Line<A> line = search(here, depth - 1, alpha, beta, asExpected ? expected.subList(1, expected.size()) : List.of(), killers);
            here.undo();
            if (best == null || (max ? line.value() > best.value() : line.value() < best.value())) {
                best = line.behind(action);
            }
            alpha = max ? Math.max(alpha, best.value()) : alpha;
            beta = max ? beta : Math.min(beta, best.value());
            if (alpha >= beta) {
                mine.remove(action);
                mine.addLast(action);
                if (mine.size() > 2) {
                    mine.removeFirst();
                }
                break;
            }
        }
        return best;
    }

    private static <A> void first(A action, List<A> actions) {
        if (actions.remove(action)) {
            actions.add(0, action);
        }
    }
}
