// exercise: 04
// truth: right
// mistake: -
// player: both
// style: spliterator and a mutable node as consumer; cuts only beyond equality, fail-soft
// kind: -
// single: yes
// detail: -
import java.util.Spliterator;
import java.util.function.Consumer;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Node node = game.player(state) == Player.MAX ? new MaxNode(game, state, alpha, beta) : new MinNode(game, state, alpha, beta);
        Spliterator<A> actions = game.actions(state).spliterator();
        while (node.open() && actions.tryAdvance(node)) {
            // the node has heard of one more action
        }
        return node.best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Node root = game.player(state) == Player.MAX
                ? new MaxNode(game, state, -Window.INFINITY, Window.INFINITY)
                : new MinNode(game, state, -Window.INFINITY, Window.INFINITY);
        game.actions(state).forEach(root);
        return root.choice;
    }

    private abstract class Node implements Consumer<A> {
        final Game<S, A> game;
        final S state;
        int alpha;
        int beta;
        int best;
        A choice;

        Node(Game<S, A> game, S state, int alpha, int beta, int worst) {
            this.game = game;
            this.state = state;
            this.alpha = alpha;
            this.beta = beta;
            this.best = worst;
        }

        boolean open() {
            return alpha <= beta;
        }

        @Override
        public void accept(A action) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (improves(value)) {
                best = value;
                choice = action;
                narrow();
            }
        }

        abstract boolean improves(int value);

        abstract void narrow();
    }

    private final class MaxNode extends Node {
        MaxNode(Game<S, A> game, S state, int alpha, int beta) {
            super(game, state, alpha, beta, -Window.INFINITY);
        }

        @Override
        boolean improves(int value) {
            return value > best;
        }

        @Override
        void narrow() {
            alpha = Math.max(alpha, best);
        }
    }

    private final class MinNode extends Node {
        MinNode(Game<S, A> game, S state, int alpha, int beta) {
            super(game, state, alpha, beta, Window.INFINITY);
        }

        @Override
        boolean improves(int value) {
            return value < best;
        }

        @Override
        void narrow() {
            beta = Math.min(beta, best);
        }
    }
}
