// exercise: 08
// truth: wrong
// mistake: the clock is asked only at every 4,096th node, so the move may come more than 2,000 moves late
// player: both
// style: counter and mask
// kind: subtle
// single: yes
// detail: where the clock ends more than 2,000 nodes before the next question; with small clocks always
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private record Round<A>(A action, int value) {}

    private Map<A, Integer> history = new HashMap<>();
    private int nodes;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 60; depth++) {
                Round<A> round = round(position, clock, actions, depth);
                best = round.action();
                if (Math.abs(round.value()) >= Window.MAX_VALUE - 100) {
                    break;
                }
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (OutOfTime up) {
            return best;
        }
        return best;
    }

    private Round<A> round(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return new Round<>(best, max ? alpha : beta);
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if ((++nodes & 4095) == 0 && clock.isUp()) {
            throw new OutOfTime();
        }
        if (position.terminal()) {
            int end = position.utility();
            return end > 0 ? end - ply : end < 0 ? end + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(a -> -history.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
