// exercise: 04
// truth: wrong
// mistake: all children are put on the stack with the window that the node had when it was opened, so siblings never narrow it for each other
// player: both
// style: iterative with a stack
// single: yes
// detail: -
import java.util.List;
import java.util.Stack;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Iterative version. A node is visited twice: to open it and to close it. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private final class Node {
        final S state;
        final Node parent;
        final int alpha, beta;
        boolean opened, dead;
        Integer value;

        Node(S state, Node parent, int alpha, int beta) {
            this.state = state;
            this.parent = parent;
            this.alpha = alpha;
            this.beta = beta;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Stack<Node> stack = new Stack<>();
        Node root = new Node(state, null, alpha, beta);
        stack.push(root);
        while (!stack.isEmpty()) {
            Node n = stack.peek();
            if (n.parent != null && n.parent.dead) { // the parent was cut
                stack.pop();
                continue;
            }
            if (game.terminal(n.state)) {
                n.value = game.utility(n.state);
            } else if (!n.opened) {
                n.opened = true;
                List<A> actions = game.actions(n.state);
                for (int i = actions.size() - 1; i >= 0; i--) {
                    stack.push(new Node(game.result(n.state, actions.get(i)), n, n.alpha, n.beta));
                }
                continue;
            }
            stack.pop();
            if (n.parent != null) {
                Node p = n.parent;
                boolean max = game.player(p.state) == Player.MAX;
                if (p.value == null) p.value = n.value;
                else p.value = max ? Math.max(p.value, n.value) : Math.min(p.value, n.value);
                if (max ? p.value >= p.beta : p.value <= p.alpha) p.dead = true;
            }
        }
        return root.value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY, b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max && v > a) {
                a = v;
                best = action;
            } else if (!max && v < b) {
                b = v;
                best = action;
            }
        }
        return best;
    }
}
