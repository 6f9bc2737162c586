// exercise: 04
// truth: right
// mistake: none; SCOUT: a boolean test asks whether a child is better at all before its value is worked out, and all that is proven about a state during one call is remembered and used
// player: both
// style: boolean test plus evaluation, nodes with proven bounds kept per call
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** A state with what is proven about it: at least low, at most high. */
    private static final class Node<S> {
        final S state;
        final boolean leaf;
        boolean max;
        List<Node<S>> children;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;

        Node(S state, boolean leaf) {
            this.state = state;
            this.leaf = leaf;
        }
    }

    /** One search; it never asks for the same leaf twice. */
    private static final class Scout<S, A> {
        private final Game<S, A> game;
        private final Map<S, Node<S>> nodes = new HashMap<>();

        Scout(Game<S, A> game) {
            this.game = game;
        }

        Node<S> node(S state) {
            return nodes.computeIfAbsent(state, s -> new Node<>(s, game.terminal(s)));
        }

        List<Node<S>> children(Node<S> node) {
            if (node.children == null) {
                node.max = game.player(node.state) == Player.MAX;
                node.children = new ArrayList<>();
                for (A action : game.actions(node.state)) {
                    node.children.add(node(game.result(node.state, action)));
                }
            }
            return node.children;
        }

        private void look(Node<S> leaf) {
            leaf.low = leaf.high = game.utility(leaf.state);
        }

        private void conclude(Node<S> node) {
            int low = node.max ? -Window.INFINITY : Window.INFINITY;
            int high = low;
            for (Node<S> child : node.children) {
                low = node.max ? Math.max(low, child.low) : Math.min(low, child.low);
                high = node.max ? Math.max(high, child.high) : Math.min(high, child.high);
            }
            node.low = Math.max(node.low, low);
            node.high = Math.min(node.high, high);
        }

        /** Whether the state is worth more than the bound. */
        boolean beats(Node<S> node, int bound) {
            if (node.low <= bound && node.high > bound) {
                if (node.leaf) {
                    look(node);
                } else {
                    for (Node<S> child : children(node)) {
                        conclude(node);
                        if (node.low > bound || node.high <= bound) {
                            break;
                        }
                        if (beats(child, bound) == node.max) {
                            break;
                        }
                    }
                    conclude(node);
                }
            }
            return node.low > bound;
        }

        /** Narrows what is known until nothing of it is left inside the window, except one number. */
        void eval(Node<S> node, int alpha, int beta) {
            if (Math.max(alpha, node.low) >= Math.min(beta, node.high)) {
                return;
            }
            if (node.leaf) {
                look(node);
                return;
            }
            boolean first = true;
            for (Node<S> child : children(node)) {
                conclude(node);
                int a = Math.max(alpha, node.low);
                int b = Math.min(beta, node.high);
                if (a >= b) {
                    return;
                }
                if (first || beats(child, node.max ? a : b - 1) == node.max) {
                    eval(child, a, b);
                }
                first = false;
            }
            conclude(node);
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Scout<S, A> scout = new Scout<>(game);
        Node<S> root = scout.node(state);
        scout.eval(root, alpha, beta);
        return root.high <= alpha ? root.high : root.low;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Scout<S, A> scout = new Scout<>(game);
        Node<S> root = scout.node(state);
        scout.eval(root, -Window.INFINITY, Window.INFINITY);
        int i = 0;
        while (root.max ? root.children.get(i).low < root.low : root.children.get(i).high > root.high) {
            i++;
        }
        return game.actions(state).get(i);
    }
}
