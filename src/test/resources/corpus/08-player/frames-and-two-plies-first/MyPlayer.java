// exercise: 08
// truth: right
// mistake: none; it begins with two plies, and an iteration is one loop with frames, so that it can simply return null when the clock is up
// player: both
// style: iterative, frames, two killers for each ply, scores from the mover's view
// single: yes
// detail: -
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MOST = 60;

    private final class Frame {
        final boolean max;
        final Deque<A> rest;
        int alpha;
        int beta;
        int best;
        A current;
        A choice;

        Frame(boolean max, Deque<A> rest, int alpha, int beta) {
            this.max = max;
            this.rest = rest;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int v) {
            if (max ? v > best : v < best) {
                best = v;
                choice = current;
                if (max) {
                    alpha = Math.max(alpha, v);
                } else {
                    beta = Math.min(beta, v);
                }
            }
        }
    }

    private final List<Deque<A>> killers = new ArrayList<>();
    private int proved;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        for (int i = 0; i <= MOST; i++) {
            killers.add(new ArrayDeque<>());
        }
        A answer = position.actions().get(0);
        for (int depth = 2; depth <= MOST; depth++) {
            A found = iteration(position, clock, depth, answer);
            if (found == null) {
                return answer;
            }
            answer = found;
            if (Math.abs(proved) >= Window.MAX_VALUE - MOST) {
                return answer;
            }
        }
        return answer;
    }

    /** The best action, or null if the clock was up; the position is then left somewhere. */
    private A iteration(GivenPosition<A> position, Clock clock, int depth, A first) {
        List<Frame> stack = new ArrayList<>();
        stack.add(new Frame(position.player() == Player.MAX, order(position.actions(), List.of(first)), -Window.INFINITY, Window.INFINITY));
        while (true) {
            Frame top = stack.get(stack.size() - 1);
            if (top.alpha >= top.beta || top.rest.isEmpty()) {
                if (top.alpha >= top.beta) {
                    remember(killers.get(stack.size() - 1), top.current);
                }
                if (stack.size() == 1) {
                    proved = top.best;
                    return top.choice;
                }
                stack.remove(stack.size() - 1);
                position.undo();
                stack.get(stack.size() - 1).take(top.best);
                continue;
            }
            top.current = top.rest.poll();
            position.make(top.current);
            if (clock.isUp()) {
                return null;
            }
            int ply = stack.size();
            if (position.terminal()) {
                int u = position.utility();
                position.undo();
                top.take(u > 0 ? u - ply : u < 0 ? u + ply : 0);
            } else if (ply == depth) {
                int estimate = position.evaluation();
                position.undo();
                top.take(estimate);
            } else {
                stack.add(new Frame(position.player() == Player.MAX, order(position.actions(), killers.get(ply)), top.alpha, top.beta));
            }
        }
    }

    private void remember(Deque<A> pair, A action) {
        pair.remove(action);
        pair.addFirst(action);
        if (pair.size() > 2) {
            pair.removeLast();
        }
    }

    private Deque<A> order(List<A> actions, Collection<A> before) {
        Deque<A> queue = new ArrayDeque<>();
        for (A action : before) {
            if (actions.contains(action)) {
                queue.add(action);
            }
        }
        for (A action : actions) {
            if (!queue.contains(action)) {
                queue.add(action);
            }
        }
        return queue;
    }
}
