// exercise: 08
// truth: right
// mistake: none; the best reply after each line of play is remembered and tried first in the next iteration
// player: both
// style: map from the line of moves to the best reply, principal variation search
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {

    private static final class ClockUp extends RuntimeException {
        ClockUp() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> legal = position.actions();
        if (legal.size() == 1) {
            return legal.get(0);
        }
        Thinker<A> thinker = new Thinker<>(position, clock);
        A move = legal.get(0);
        try {
            for (int depth = 1; depth <= 48; depth++) {
                int value = thinker.search(depth, -Window.INFINITY, Window.INFINITY);
                move = thinker.replies.get(List.of());
                if (Math.abs(value) >= Window.MAX_VALUE - 48) {
                    break;
                }
            }
        } catch (ClockUp up) {
            return move;
        }
        return move;
    }

    private static final class Thinker<A> {
        final GivenPosition<A> position;
        final Clock clock;
        final Map<List<A>, A> replies = new HashMap<>();
        final Map<Integer, A> killers = new HashMap<>();
        final List<A> line = new ArrayList<>();

        Thinker(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        int search(int depth, int alpha, int beta) {
            if (clock.isUp()) {
                throw new ClockUp();
            }
            if (position.terminal()) {
                int u = position.utility();
                return u - Integer.compare(u, 0) * line.size();
            }
            if (depth == 0) {
                return position.evaluation();
            }
            boolean max = position.player() == Player.MAX;
            List<A> key = List.copyOf(line);
            A best = null;
            int value = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : inOrder(key)) {
                int v;
                if (best == null || beta - (long) alpha <= 1) {
                    v = play(action, depth, alpha, beta);
                } else if (max) {
                    v = play(action, depth, alpha, alpha + 1);
                    if (v > alpha && v < beta) {
                        v = play(action, depth, alpha, beta);
                    }
                } else {
                    v = play(action, depth, beta - 1, beta);
                    if (v < beta && v > alpha) {
                        v = play(action, depth, alpha, beta);
                    }
                }
                if (best == null || (max ? v > value : v < value)) {
                    value = v;
                    best = action;
                }
                if (max) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
                if (alpha >= beta) {
                    killers.put(line.size(), action);
                    break;
                }
            }
            replies.put(key, best);
            return value;
        }

        private Set<A> inOrder(List<A> key) {
            List<A> actions = position.actions();
            Set<A> ordered = new LinkedHashSet<>();
            A reply = replies.get(key);
            if (reply != null) {
                ordered.add(reply);
            }
            A killer = killers.get(line.size());
            if (killer != null && actions.contains(killer)) {
                ordered.add(killer);
            }
            ordered.addAll(actions);
            return ordered;
        }

        private int play(A action, int depth, int alpha, int beta) {
            position.make(action);
            line.add(action);
            int v = search(depth - 1, alpha, beta);
            line.remove(line.size() - 1);
            position.undo();
            return v;
        }
    }
}
