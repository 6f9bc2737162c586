// exercise: 08
// truth: right
// mistake: none; each iteration is an MTD(f) with many null-window passes over a tree that is kept from one iteration to the next, with evaluations and order, so moves are made only where something is not known
// player: both
// style: MTD(f), remembered tree with bounds, children sorted by what they were worth last
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 2_000_000;

    private static final class TimeIsUp extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    /** A node that was visited. Its bounds belong to the depth that was looked below it. */
    private static final class Node<A> {
        final A action;
        boolean visited;
        boolean end;
        boolean max;
        int own; // the utility of an end, or the evaluation
        boolean evaluated;
        int depth = -1;
        int lower;
        int upper;
        int last; // what it was worth when last looked at
        List<Node<A>> children;

        Node(A action) {
            this.action = action;
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private boolean horizon;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        Node<A> root = new Node<>(null);
        open(root, 0);
        A play = root.children.get(0).action;
        try {
            int value = 0;
            horizon = true;
            for (int depth = 1; horizon && Math.abs(value) < 900_000; depth++) {
                horizon = false;
                int low = -INF;
                int high = INF;
                int guess = value;
                A best = null;
                while (low < high) {
                    int test = guess == low ? guess + 1 : guess;
                    guess = pass(root, depth, 0, test);
                    if (guess >= test) {
                        low = guess;
                    } else {
                        high = guess;
                    }
                    if (guess >= test == root.max) {
                        best = root.children.get(0).action; // who has decided stands first
                    }
                }
                value = guess;
                play = best;
            }
        } catch (TimeIsUp up) {
            return play;
        }
        return play;
    }

    private void open(Node<A> node, int ply) {
        node.visited = true;
        node.end = position.terminal();
        if (node.end) {
            int u = position.utility();
            node.own = u - Integer.signum(u) * ply;
        } else {
            node.max = position.player() == Player.MAX;
            node.children = new ArrayList<>();
            for (A action : position.actions()) {
                node.children.add(new Node<>(action));
            }
        }
    }

    /** Is the node worth at least the test, so many plies deep? Returns a bound on the side of the answer. The position is at the node. */
    private int pass(Node<A> node, int depth, int ply, int test) {
        if (node.end) {
            return node.own;
        }
        if (depth == 0) {
            horizon = true;
            if (!node.evaluated) {
                node.own = position.evaluation();
                node.evaluated = true;
            }
            return node.own;
        }
        if (node.depth != depth) {
            node.depth = depth;
            node.lower = -INF;
            node.upper = INF;
            node.children.sort(node.max
                    ? Comparator.comparingInt(child -> -child.last)
                    : Comparator.comparingInt(child -> child.last));
        }
        int best = node.max ? -INF : INF;
        for (int i = 0; i < node.children.size(); i++) {
            Node<A> child = node.children.get(i);
            int value;
            if (isKnown(child, depth - 1, test)) {
                value = known(child, depth - 1, test);
                horizon |= !child.end;
            } else {
                position.make(child.action);
                if (clock.isUp()) {
                    throw new TimeIsUp();
                }
                if (!child.visited) {
                    open(child, ply + 1);
                }
                value = pass(child, depth - 1, ply + 1, test);
                position.undo();
            }
            child.last = value;
            best = node.max ? Math.max(best, value) : Math.min(best, value);
            if (best >= test == node.max) {
                node.children.remove(i);
                node.children.add(0, child);
                break;
            }
        }
        if (best >= test) {
            node.lower = Math.max(node.lower, best);
        } else {
            node.upper = Math.min(node.upper, best);
        }
        return best;
    }

    private static boolean isKnown(Node<?> child, int depth, int test) {
        return child.visited
                && (child.end
                        || (depth == 0
                                ? child.evaluated
                                : child.depth == depth && (child.lower >= test || child.upper < test)));
    }

    private static int known(Node<?> child, int depth, int test) {
        return child.end || depth == 0 ? child.own : child.lower >= test ? child.lower : child.upper;
    }
}
