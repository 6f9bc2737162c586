// exercise: 07
// truth: right
// mistake: none; the search is a loop with its own stack of nodes, and each move is taken back when the node below it is popped.
// player: both
// style: iterative, explicit stack
// single: yes
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Node<A> {
        List<A> actions = List.of();
        int next;
        boolean max;
        int alpha;
        int beta;
        int best;
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Deque<Node<A>> path = new ArrayDeque<>();
        path.push(enter(position, alpha, beta));
        while (true) {
            Node<A> node = path.peek();
            if (node.next < node.actions.size() && node.alpha < node.beta) {
                position.make(node.actions.get(node.next++));
                path.push(enter(position, node.alpha, node.beta));
                continue;
            }
            path.pop();
            if (path.isEmpty()) {
                return node.best;
            }
            position.undo();
            Node<A> parent = path.peek();
            if (parent.max && node.best > parent.best) {
                parent.best = node.best;
                parent.alpha = Math.max(parent.alpha, parent.best);
            } else if (!parent.max && node.best < parent.best) {
                parent.best = node.best;
                parent.beta = Math.min(parent.beta, parent.best);
            }
        }
    }

    private Node<A> enter(Position<A> position, int alpha, int beta) {
        Node<A> node = new Node<>();
        node.alpha = alpha;
        node.beta = beta;
        if (position.terminal()) {
            node.best = position.utility();
            return node;
        }
        node.actions = List.copyOf(position.actions());
        node.max = position.player() == Player.MAX;
        node.best = node.max ? -Window.INFINITY : Window.INFINITY;
        return node;
    }
}
