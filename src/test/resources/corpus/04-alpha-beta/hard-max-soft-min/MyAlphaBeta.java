// exercise: 04
// truth: right
// mistake: none; each kind of bound lies on its side of the window
// player: both
// style: two methods: MAX fail-hard, MIN fail-soft
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return switch (game.player(state)) {
            case MAX -> hard(game, state, alpha, beta);
            case MIN -> soft(game, state, alpha, beta);
        };
    }

    /** Stays within alpha and beta. */
    private int hard(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (v >= beta) return beta;
            if (v > alpha) alpha = v;
        }
        return alpha;
    }

    /** Returns the smallest it has seen, wherever that lies. */
    private int soft(Game<S, A> game, S state, int alpha, int beta) {
        int smallest = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, Math.min(smallest, beta));
            if (v < smallest) smallest = v;
            if (smallest <= alpha) return smallest;
        }
        return smallest;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
