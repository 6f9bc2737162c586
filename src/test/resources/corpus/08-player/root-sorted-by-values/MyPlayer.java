// exercise: 08
// truth: right
// mistake: none; the whole root is sorted by the values of the last iteration, a history orders the other nodes
// player: both
// style: over-engineered, Line and Orders classes, interface for the end of time
// single: yes
// detail: bounds of cut root moves are used only to sort
import java.util.*;
import java.util.stream.Collectors;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    static final class Line<A> {
        final A action;
        int value;

        Line(A action) {
            this.action = action;
        }
    }

    static final class Orders<A> {
        private final Map<A, int[]> hits = new HashMap<>();

        void hit(A action, Player who, int depth) {
            hits.computeIfAbsent(action, k -> new int[2])[who.ordinal()] += 1 << Math.min(depth, 12);
        }

        List<A> sort(List<A> actions, Player who) {
            return actions.stream()
                    .sorted(Comparator.comparingInt(a -> -hits.getOrDefault(a, new int[2])[who.ordinal()]))
                    .collect(Collectors.toList());
        }
    }

    static final class Timeout extends RuntimeException {
        Timeout() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        final Player me = position.player();
        final Orders<A> orders = new Orders<>();
        List<Line<A>> lines = position.actions().stream().map(Line::new).collect(Collectors.toCollection(ArrayList::new));
        A result = lines.get(0).action;
        try {
            for (int depth = 1; depth <= 48; depth++) {
                int bound = me == Player.MAX ? -Window.INFINITY : Window.INFINITY;
                Line<A> best = lines.get(0);
                for (Line<A> line : lines) {
                    position.make(line.action);
                    line.value = me == Player.MAX
                            ? value(position, clock, orders, depth - 1, 1, bound, Window.INFINITY)
                            : value(position, clock, orders, depth - 1, 1, -Window.INFINITY, bound);
                    position.undo();
                    if (me == Player.MAX ? line.value > bound : line.value < bound) {
                        bound = line.value;
                        best = line;
                    }
                }
                result = best.action;
                if (Math.abs(bound) >= Window.MAX_VALUE - 50) {
                    return result;
                }
                lines.sort(Comparator.comparingInt((Line<A> l) -> me == Player.MAX ? -l.value : l.value));
                lines.remove(best);
                lines.add(0, best);
            }
        } catch (Timeout t) {
            return result;
        }
        return result;
    }

    private int value(GivenPosition<A> position, Clock clock, Orders<A> orders, int left, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            return position.utility() - ply * Integer.compare(position.utility(), 0);
        }
        if (left <= 0) {
            return position.evaluation();
        }
        Player who = position.player();
        int best = who == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : orders.sort(position.actions(), who)) {
            position.make(action);
            int v = value(position, clock, orders, left - 1, ply + 1, alpha, beta);
            position.undo();
            switch (who) {
                case MAX -> {
                    best = Math.max(v, best);
                    alpha = Math.max(v, alpha);
                }
                case MIN -> {
                    best = Math.min(v, best);
                    beta = Math.min(v, beta);
                }
            }
            if (alpha >= beta) {
                orders.hit(action, who, left);
                return best;
            }
        }
        return best;
    }
}
