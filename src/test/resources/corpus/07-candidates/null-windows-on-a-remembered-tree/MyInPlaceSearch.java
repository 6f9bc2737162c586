// exercise: 07
// truth: right
// mistake: none; MTD(f) with fail-soft null windows, the tree seen so far is kept during the call with bounds at its nodes, so each end is asked once
// player: both
// style: MTD(f), nodes with lower and upper bounds, no recursion on the window
// single: yes
// detail: -
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Node<A> {
        boolean max;
        List<A> actions;
        Node<A>[] children;
        int lower = -Window.MAX_VALUE;
        int upper = Window.MAX_VALUE;

        @SuppressWarnings("unchecked")
        Node(Position<A> position) {
            if (position.terminal()) {
                lower = upper = position.utility();
            } else {
                max = position.player() == Player.MAX;
                actions = List.copyOf(position.actions());
                children = (Node<A>[]) new Node<?>[actions.size()];
            }
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Node<A> root = new Node<>(position);
        int guess = 0;
        while (root.lower < root.upper && root.lower < beta && root.upper > alpha) {
            // is the value at least this?
            long test = guess == root.lower ? guess + 1L : guess;
            test = Math.max(test, alpha + 1L);
            test = Math.min(test, beta);
            test = Math.max(root.lower + 1L, Math.min(test, root.upper));
            guess = improve(position, root, (int) test);
        }
        return root.lower >= beta ? root.lower : root.upper <= alpha ? root.upper : root.lower;
    }

    /** Moves a bound of the node to the other side of the test: at least the test, or less. Returns the bound that was moved. */
    private int improve(Position<A> position, Node<A> node, int test) {
        if (node.lower >= test) {
            return node.lower;
        }
        if (node.upper < test) {
            return node.upper;
        }
        int best = node.max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < node.children.length; i++) {
            Node<A> child = node.children[i];
            boolean known = child != null && (child.lower >= test || child.upper < test);
            int value;
            if (known) {
                value = child.lower >= test ? child.lower : child.upper;
            } else {
                position.make(node.actions.get(i));
                if (child == null) {
                    child = new Node<>(position);
                    node.children[i] = child;
                }
                value = improve(position, child, test);
                position.undo();
            }
            best = node.max ? Math.max(best, value) : Math.min(best, value);
            if (node.max == best >= test) {
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
}
