// Sound: not depth-first at all: the tree is kept with bounds, and the most promising leaf is looked at next.

import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Node<S, A> {
        final S state;
        final boolean max;
        final boolean over;
        final List<A> actions = new ArrayList<>();
        final List<Node<S, A>> children = new ArrayList<>();
        int low = -Window.INFINITY;
        int high = Window.INFINITY;

        Node(Game<S, A> game, S state) {
            this.state = state;
            this.over = game.terminal(state);
            this.max = !over && game.player(state) == Player.MAX;
        }

        /** The child that can still be the best for who moves here. */
        Node<S, A> hope() {
            Node<S, A> hope = children.get(0);
            for (Node<S, A> child : children) {
                if (max ? child.high > hope.high : child.low < hope.low) {
                    hope = child;
                }
            }
            return hope;
        }

        void update() {
            low = max ? -Window.INFINITY : Window.INFINITY;
            high = low;
            for (Node<S, A> child : children) {
                low = max ? Math.max(low, child.low) : Math.min(low, child.low);
                high = max ? Math.max(high, child.high) : Math.min(high, child.high);
            }
        }
    }

    private void lookFurther(Game<S, A> game, Node<S, A> node) {
        if (node.over) {
            node.low = game.utility(node.state);
            node.high = node.low;
            return;
        }
        expand(game, node);
        lookFurther(game, node.hope());
        node.update();
    }

    private void expand(Game<S, A> game, Node<S, A> node) {
        if (node.children.isEmpty()) {
            for (A action : game.actions(node.state)) {
                node.actions.add(action);
                node.children.add(new Node<>(game, game.result(node.state, action)));
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Node<S, A> root = new Node<>(game, state);
        while (root.low < root.high && root.high > alpha && root.low < beta) {
            lookFurther(game, root);
        }
        return root.high <= alpha ? root.high : root.low;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Node<S, A> root = new Node<>(game, state);
        expand(game, root);
        while (true) {
            for (int i = 0; i < root.children.size(); i++) {
                if (isBest(root, i)) {
                    return root.actions.get(i);
                }
            }
            lookFurther(game, root);
        }
    }

    private boolean isBest(Node<S, A> root, int index) {
        Node<S, A> candidate = root.children.get(index);
        for (Node<S, A> other : root.children) {
            if (other != candidate && (root.max ? candidate.low < other.high : candidate.high > other.low)) {
                return false;
            }
        }
        return true;
    }
}
