// exercise: 04
// truth: right
// mistake: -
// player: both
// style: a cut is a thrown exception without a stack trace; forEach with an inner class as the node
// kind: -
// single: yes
// detail: -
import java.util.function.Consumer;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** Thrown when a node is settled. It knows which one, so nobody else catches it by mistake. */
    private static final class Settled extends RuntimeException {
        private final transient Object node;

        Settled(Object node) {
            super(null, null, false, false);
            this.node = node;
        }
    }

    private static final class Node<S, A> implements Consumer<A> {
        private final Game<S, A> game;
        private final S state;
        private final boolean max;
        private int alpha;
        private int beta;
        private int best;
        private A choice;

        Node(Game<S, A> game, S state, int alpha, int beta) {
            this.game = game;
            this.state = state;
            this.alpha = alpha;
            this.beta = beta;
            this.max = game.player(state) == Player.MAX;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        @Override
        public void accept(A action) {
            int value = search(game, game.result(state, action), alpha, beta);
            if (max ? value > best : value < best) {
                best = value;
                choice = action;
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                throw new Settled(this);
            }
        }

        Node<S, A> searched() {
            try {
                game.actions(state).forEach(this);
            } catch (Settled cut) {
                if (cut.node != this) {
                    throw cut;
                }
            }
            return this;
        }
    }

    private static <S, A> int search(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : new Node<>(game, state, alpha, beta).searched().best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta);
    }

    /** A child that is no better returns a bound that is no better than the best either, so the first of several equals stays. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Node<>(game, state, -Window.INFINITY, Window.INFINITY).searched().choice;
    }
}
