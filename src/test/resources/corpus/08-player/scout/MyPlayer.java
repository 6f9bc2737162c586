// exercise: 08
// truth: right
// mistake: -
// player: both
// style: principal variation search with null windows, a small window around the last value that is widened when it fails, history and killers
// single: yes
// detail: -
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
    private static final int SURE = 900_000;
    private static final int MARGIN = 400;

    private final Map<A, Long> history = new HashMap<>();
    private final Map<Integer, A> killers = new HashMap<>();
    private GivenPosition<A> at;
    private Clock clock;
    private A rootBest;

    private static final class Late extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Late() {
            super("late", null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        at = position;
        this.clock = clock;
        history.clear();
        killers.clear();
        A play = position.actions().get(0);
        rootBest = play;
        try {
            int guess = 0;
            for (int depth = 1; depth < 128; depth++) {
                int low = depth < 3 ? -Window.INFINITY : guess - MARGIN;
                int high = depth < 3 ? Window.INFINITY : guess + MARGIN;
                int value;
                while (true) {
                    value = pvs(depth, 0, low, high);
                    if (value <= low) {
                        low = -Window.INFINITY;
                    } else if (value >= high) {
                        high = Window.INFINITY;
                    } else {
                        break;
                    }
                }
                guess = value;
                play = rootBest;
                if (Math.abs(value) > SURE) {
                    break;
                }
            }
        } catch (Late late) {
            return play;
        }
        return play;
    }

    private int pvs(int depth, int ply, int alpha, int beta) {
        if (ply > 0) {
            if (clock.isUp()) {
                throw new Late();
            }
            if (at.terminal()) {
                int u = at.utility();
                return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
            }
            if (depth == 0) {
                return at.evaluation();
            }
        }
        boolean max = at.player() == Player.MAX;
        List<A> actions = sorted(at.actions(), ply == 0 ? rootBest : killers.get(ply));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A top = actions.get(0);
        boolean first = true;
        for (A action : actions) {
            at.make(action);
            int value;
            if (first) {
                value = pvs(depth - 1, ply + 1, alpha, beta);
            } else if (max) {
                value = pvs(depth - 1, ply + 1, alpha, alpha + 1);
                if (value > alpha && value < beta) {
                    value = pvs(depth - 1, ply + 1, alpha, beta);
                }
            } else {
                value = pvs(depth - 1, ply + 1, beta - 1, beta);
                if (value < beta && value > alpha) {
                    value = pvs(depth - 1, ply + 1, alpha, beta);
                }
            }
            at.undo();
            first = false;
            if (max ? value > best : value < best) {
                best = value;
                top = action;
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                history.merge(action, 1L << Math.min(depth, 40), Long::sum);
                break;
            }
        }
        if (ply == 0) {
            rootBest = top;
        }
        return best;
    }

    private List<A> sorted(List<A> actions, A first) {
        List<A> order = new ArrayList<>(actions);
        order.sort((a, b) -> a.equals(first) ? (b.equals(first) ? 0 : -1)
                : b.equals(first) ? 1 : Long.compare(history.getOrDefault(b, 0L), history.getOrDefault(a, 0L)));
        return order;
    }
}
