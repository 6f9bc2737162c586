// exercise: 04
// truth: wrong
// mistake: A node is left only if the node directly above it (or the caller's window, right below the root) closes it; bounds of nodes further up are never compared, so deep cutoffs are missing.
// player: both
// style: inner node class with a link to the parent
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private final class Node {
        final Game<S, A> game;
        final S state;
        final Node parent;
        int lower;   // what MAX has here, or is guaranteed
        int upper;   // what MIN has here, or can keep MAX to
        A choice;

        Node(Game<S, A> game, S state, Node parent, int lower, int upper) {
            this.game = game;
            this.state = state;
            this.parent = parent;
            this.lower = lower;
            this.upper = upper;
        }

        boolean hopeless(int best, boolean max) {
            if (parent == null) {
                return max ? best >= upper : best <= lower;
            }
            return max ? best >= parent.upper : best <= parent.lower;
        }

        int evaluate() {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                Node child = new Node(game, game.result(state, action), this, -Window.INFINITY, Window.INFINITY);
                int v = child.evaluate();
                if (max ? v > best : v < best) {
                    best = v;
                    choice = action;
                }
                if (max) {
                    lower = Math.max(lower, best);
                } else {
                    upper = Math.min(upper, best);
                }
                if (hopeless(best, max)) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Node(game, state, null, alpha, beta).evaluate();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Node root = new Node(game, state, null, -Window.INFINITY, Window.INFINITY);
        root.evaluate();
        return root.choice;
    }
}
