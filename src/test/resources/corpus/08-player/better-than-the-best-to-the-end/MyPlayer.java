// exercise: 08
// truth: right
// mistake: none; unusual: it plays what an unfinished iteration has found, which is allowed because that looks first at the best of the one before and takes only what was looked at to its end; the end of the game is told by an empty list of actions
// player: both
// style: PVS, unfinished iterations used, history and killers
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
    private static final class Bell extends RuntimeException {
        private static final long serialVersionUID = 1;

        Bell() {
            super(null, null, false, false);
        }
    }

    private final Map<A, Integer> history = new HashMap<>();
    private final Map<Integer, A> killers = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;
    private A answer;
    private int worth;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        history.clear();
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        answer = actions.get(0);
        try {
            first(actions);
            for (int depth = 2; depth <= 60 && Math.abs(worth) < Window.MAX_VALUE - 60; depth++) {
                actions.remove(answer);
                actions.add(0, answer);
                deeper(actions, depth);
            }
        } catch (Bell bell) {
            return answer;
        }
        return answer;
    }

    /** One ply: the answer is written down when all actions have been looked at. */
    private void first(List<A> actions) {
        boolean max = position.player() == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : actions) {
            int value = after(action, 0, 1, -Window.INFINITY, Window.INFINITY);
            if (best == null || (max ? value > bestValue : value < bestValue)) {
                best = action;
                bestValue = value;
            }
        }
        answer = best;
        worth = bestValue;
    }

    /** Two plies and more: the first of the actions is the answer so far, and each that is found to be better replaces it at once. */
    private void deeper(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int value = after(actions.get(0), depth - 1, 1, -Window.INFINITY, Window.INFINITY);
        for (A action : actions.subList(1, actions.size())) {
            int low = max ? value : value - 1;
            int trial = after(action, depth - 1, 1, low, low + 1);
            if (max ? trial <= value : trial >= value) {
                continue;
            }
            value = max
                    ? after(action, depth - 1, 1, value, Window.INFINITY)
                    : after(action, depth - 1, 1, -Window.INFINITY, value);
            answer = action;
        }
        worth = value;
    }

    private int after(A action, int depth, int ply, int alpha, int beta) {
        position.make(action);
        int value = value(depth, ply, alpha, beta);
        position.undo();
        return value;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Bell();
        }
        List<A> actions = position.actions();
        if (actions.isEmpty()) {
            int end = position.utility();
            return end - Integer.signum(end) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        A killer = killers.get(ply);
        List<A> sorted = new ArrayList<>(actions);
        sorted.sort((a, b) -> Integer.compare(rank(b, killer), rank(a, killer)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted) {
            int value;
            if (Math.abs(best) == Window.INFINITY || beta - 1L <= alpha) {
                value = after(action, depth - 1, ply + 1, alpha, beta);
            } else if (max) {
                value = after(action, depth - 1, ply + 1, alpha, alpha + 1);
                if (value > alpha && value < beta) {
                    value = after(action, depth - 1, ply + 1, value - 1, beta);
                }
            } else {
                value = after(action, depth - 1, ply + 1, beta - 1, beta);
                if (value > alpha && value < beta) {
                    value = after(action, depth - 1, ply + 1, alpha, value + 1);
                }
            }
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }

    private int rank(A action, A killer) {
        return action.equals(killer) ? Integer.MAX_VALUE : history.getOrDefault(action, 0);
    }
}
