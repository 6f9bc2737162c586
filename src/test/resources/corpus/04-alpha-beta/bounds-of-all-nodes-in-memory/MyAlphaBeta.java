// exercise: 04
// truth: right
// mistake: none; no recursion with a window: every node that was met keeps a lower and an upper bound, and the next end is looked for where the most can be hoped for; the action is the child that proves the bound of the root
// player: both
// style: best-first: a tree of bounds in memory, no depth-first search
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Node<S, A> {
        final S state;
        final A action;
        final Node<S, A> parent;
        List<Node<S, A>> children;
        boolean max;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;

        Node(S state, A action, Node<S, A> parent) {
            this.state = state;
            this.action = action;
            this.parent = parent;
        }

        void expand(Game<S, A> game) {
            max = game.player(state) == Player.MAX;
            children = new ArrayList<>();
            for (A a : game.actions(state)) {
                children.add(new Node<>(game.result(state, a), a, this));
            }
        }

        /** The child of which most can be hoped for, by the player to move. */
        Node<S, A> hope() {
            Node<S, A> hope = children.get(0);
            for (Node<S, A> child : children) {
                if (max ? child.high > hope.high : child.low < hope.low) {
                    hope = child;
                }
            }
            return hope;
        }

        void combine() {
            low = max ? -Window.INFINITY : Window.INFINITY;
            high = low;
            for (Node<S, A> child : children) {
                low = max ? Math.max(low, child.low) : Math.min(low, child.low);
                high = max ? Math.max(high, child.high) : Math.min(high, child.high);
            }
        }
    }

    private Node<S, A> solve(Game<S, A> game, S state, int alpha, int beta) {
        Node<S, A> root = new Node<>(state, null, null);
        while (Math.max(alpha, root.low) < Math.min(beta, root.high)) {
            Node<S, A> node = root;
            while (!game.terminal(node.state)) {
                if (node.children == null) {
                    node.expand(game);
                }
                node = node.hope();
            }
            node.low = game.utility(node.state);
            node.high = node.low;
            for (node = node.parent; node != null; node = node.parent) {
                node.combine();
            }
        }
        return root;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Node<S, A> root = solve(game, state, alpha, beta);
        return root.high <= alpha ? root.high : root.low;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Node<S, A> root = solve(game, state, -Window.INFINITY, Window.INFINITY);
        for (Node<S, A> child : root.children) {
            if (root.max ? child.low == root.low : child.high == root.high) {
                return child.action;
            }
        }
        throw new AssertionError("one child has the bound of the root");
    }
}
