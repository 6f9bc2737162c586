// exercise: 04
// truth: right
// mistake: none; no window is handed down: each node knows its parent and walks up the ancestors to find alpha and beta whenever it needs them
// player: both
// style: linked node objects, alpha and beta computed from the ancestors
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** What a node has found so far, and who is above it. */
    private static final class Node {
        final Node parent;
        final Player player;
        int best;

        Node(Node parent, Player player, int best) {
            this.parent = parent;
            this.player = player;
            this.best = best;
        }

        Node(Node parent, Player player) {
            this(parent, player, player == Player.MAX ? -Window.INFINITY : Window.INFINITY);
        }

        void take(int value) {
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }

        boolean pointless() {
            int guaranteed = -Window.INFINITY;
            int limit = Window.INFINITY;
            for (Node node = this; node != null; node = node.parent) {
                if (node.player == Player.MAX) {
                    guaranteed = Math.max(guaranteed, node.best);
                } else {
                    limit = Math.min(limit, node.best);
                }
            }
            return guaranteed >= limit;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        // The caller's window stands for two nodes above the root.
        Node above = new Node(new Node(null, Player.MAX, alpha), Player.MIN, beta);
        return search(game, state, above);
    }

    private int search(Game<S, A> game, S state, Node above) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Node here = new Node(above, game.player(state));
        for (A action : game.actions(state)) {
            here.take(search(game, game.result(state, action), here));
            if (here.pointless()) {
                break;
            }
        }
        return here.best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Node root = new Node(null, game.player(state));
        A choice = null;
        for (A action : game.actions(state)) {
            int before = root.best;
            root.take(search(game, game.result(state, action), root));
            if (root.best != before) {
                choice = action;
            }
        }
        return choice;
    }
}
