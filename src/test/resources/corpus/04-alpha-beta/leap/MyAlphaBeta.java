// exercise: 04
// truth: right
// mistake: -
// player: both
// style: children report to their parent, a cut is an exception that leaps to the node it closes
// kind: -
// single: yes
// detail: -
import java.util.function.IntConsumer;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** Thrown to the caller of the node whose window has closed. */
    private static final class Closed extends RuntimeException {
        Closed() {
            super(null, null, false, false);
        }
    }

    private static final class Node {
        final boolean max;
        int alpha;
        int beta;
        int best;

        Node(Player player, int alpha, int beta) {
            this.max = player == Player.MAX;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? alpha : beta;
        }

        void hear(int value) {
            if (max) {
                best = Math.max(best, value);
                alpha = best;
            } else {
                best = Math.min(best, value);
                beta = best;
            }
            if (alpha >= beta) {
                throw new Closed();
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int[] heard = new int[1];
        report(game, state, alpha, beta, v -> heard[0] = v);
        return heard[0];
    }

    private void report(Game<S, A> game, S state, int alpha, int beta, IntConsumer parent) {
        if (game.terminal(state)) {
            parent.accept(game.utility(state));
            return;
        }
        Node node = new Node(game.player(state), alpha, beta);
        try {
            for (A action : game.actions(state)) {
                report(game, game.result(state, action), node.alpha, node.beta, node::hear);
            }
        } catch (Closed cut) {
            // the others cannot matter
        }
        parent.accept(node.best);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Node root = new Node(game.player(state), -Window.INFINITY, Window.INFINITY);
        A best = null;
        for (A action : game.actions(state)) {
            int before = root.best;
            report(game, game.result(state, action), root.alpha, root.beta, root::hear);
            best = root.best != before ? action : best;
        }
        return best;
    }
}
