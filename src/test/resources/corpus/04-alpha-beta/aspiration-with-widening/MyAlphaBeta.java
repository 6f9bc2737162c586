// exercise: 04
// truth: right
// mistake: none; aspiration windows around 0 that grow tenfold on the side that failed, failure including equality with the edge; what one attempt has proven is remembered for the next within the call
// player: both
// style: aspiration search, memory of bounds per call
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final class Bounds {
        int least = -Window.INFINITY;
        int most = Window.INFINITY;
    }

    private static final class Search<S, A> {
        final Game<S, A> game;
        final Map<S, Bounds> table = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        Bounds bounds(S state) {
            return table.computeIfAbsent(state, s -> new Bounds());
        }

        int aspirate(S state, int alpha, int beta) {
            int a = Math.max(alpha, Math.min(-2, beta - 1));
            int b = Math.min(beta, Math.max(2, alpha + 1));
            for (long step = 10; ; step *= 10) {
                alphaBeta(state, a, b);
                Bounds known = bounds(state);
                if (known.most <= a && a > alpha) {
                    a = (int) Math.max(alpha, a - step);
                } else if (known.least >= b && b < beta) {
                    b = (int) Math.min(beta, b + step);
                } else {
                    return known.most <= alpha ? known.most : known.least;
                }
            }
        }

        /** Afterwards the bounds of the state are equal, or at most alpha, or at least beta. */
        void alphaBeta(S state, int alpha, int beta) {
            Bounds known = bounds(state);
            if (Math.max(alpha, known.least) >= Math.min(beta, known.most)) {
                return;
            }
            if (game.terminal(state)) {
                known.least = known.most = game.utility(state);
                return;
            }
            boolean max = game.player(state) == Player.MAX;
            for (A action : game.actions(state)) {
                int a = Math.max(alpha, known.least);
                int b = Math.min(beta, known.most);
                if (a >= b) {
                    return;
                }
                alphaBeta(game.result(state, action), a, b);
                sumUp(state, known, max);
            }
        }

        private void sumUp(S state, Bounds known, boolean max) {
            int least = max ? -Window.INFINITY : Window.INFINITY;
            int most = least;
            for (A action : game.actions(state)) {
                Bounds child = bounds(game.result(state, action));
                least = max ? Math.max(least, child.least) : Math.min(least, child.least);
                most = max ? Math.max(most, child.most) : Math.min(most, child.most);
            }
            known.least = Math.max(known.least, least);
            known.most = Math.min(known.most, most);
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search<>(game).aspirate(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search<S, A> search = new Search<>(game);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search.aspirate(game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
