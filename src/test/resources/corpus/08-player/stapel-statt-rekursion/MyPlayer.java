// exercise: 08
// truth: right
// mistake: -
// player: both
// style: explicit stack of frames, one flat loop, killers in an array list; the clock is asked in the loop
// kind: -
// single: yes
// detail: -

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MOST = 48;

    private final List<A> killers = new ArrayList<>(Arrays.asList(newArray()));

    @SuppressWarnings("unchecked")
    private static <A> A[] newArray() {
        return (A[]) new Object[MOST + 2];
    }

    private final class Node {
        final boolean max;
        final List<A> actions;
        final int depth;
        int next;
        int alpha;
        int beta;
        int best;
        A bestAction;

        Node(boolean max, List<A> actions, int depth, int alpha, int beta) {
            this.max = max;
            this.actions = actions;
            this.depth = depth;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }

        void hear(int value) {
            if (max ? value > best : value < best) {
                best = value;
                bestAction = actions.get(next - 1);
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta && next > 0) {
                killers.set(depth, actions.get(next - 1));
                next = actions.size();
            }
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.replaceAll(old -> null);
        List<A> order = new ArrayList<>(position.actions());
        for (int depth = 1; depth <= MOST && order.size() > 1; depth++) {
            Optional<Node> root = iteration(position, clock, order, depth);
            if (root.isEmpty()) {
                break;
            }
            A best = root.get().bestAction;
            order.remove(best);
            order.add(0, best);
            if (Math.abs(root.get().best) > 1_000_000 - 2 * MOST) {
                break;
            }
        }
        return order.get(0);
    }

    /** The root after it has been searched to the depth, or nothing if the clock was up before. */
    private Optional<Node> iteration(GivenPosition<A> position, Clock clock, List<A> order, int depth) {
        Deque<Node> path = new ArrayDeque<>();
        path.push(new Node(position.player() == Player.MAX, List.copyOf(order), depth, -9_999_999, 9_999_999));
        while (true) {
            Node top = path.peek();
            if (top.next == top.actions.size()) {
                path.pop();
                if (path.isEmpty()) {
                    return Optional.of(top);
                }
                position.undo();
                path.peek().hear(top.best);
                continue;
            }
            if (clock.isUp()) {
                return Optional.empty();
            }
            position.make(top.actions.get(top.next++));
            if (position.terminal()) {
                int end = position.utility();
                position.undo();
                top.hear(end - Integer.signum(end) * path.size());
            } else if (top.depth == 1) {
                int estimate = position.evaluation();
                position.undo();
                top.hear(estimate);
            } else {
                List<A> actions = new ArrayList<>(position.actions());
                A killer = killers.get(top.depth - 1);
                if (killer != null && actions.remove(killer)) {
                    actions.add(0, killer);
                }
                path.push(new Node(position.player() == Player.MAX, actions, top.depth - 1, top.alpha, top.beta));
            }
        }
    }
}
