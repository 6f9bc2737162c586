// exercise: 04
// truth: wrong
// mistake: below five plies every state counts as 0, and bestAction takes an action that only equals the best bound
// player: both
// style: depth counter, ties at the root
// single: no
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MAX_DEPTH = 5; // otherwise it takes for ever

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, MAX_DEPTH, alpha, beta);
    }

    private int value(Game<S, A> game, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return 0; // unknown
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, a), depth - 1, alpha, beta));
                if (v >= beta) break;
                alpha = Math.max(alpha, v);
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), depth - 1, alpha, beta));
            if (v <= alpha) break;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), MAX_DEPTH - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (alpha <= v) {
                    alpha = v;
                    best = a;
                }
            } else if (beta >= v) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
